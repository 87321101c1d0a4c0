# Runs a command on a pseudo terminal of the given width and copies what it paints to stdout.
# Usage: on-terminal.py COLUMNS COMMAND…
import fcntl, os, pty, struct, sys, termios

columns, command = int(sys.argv[1]), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 40, columns, 0, 0))
    os.execvp(command[0], command)
while True:
    try:
        painted = os.read(terminal, 65536)
    except OSError:  # Linux says EIO when the other side has closed.
        break
    if not painted:
        break
    sys.stdout.buffer.write(painted)
_, status = os.waitpid(pid, 0)
sys.exit(os.waitstatus_to_exitcode(status))
