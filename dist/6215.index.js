export const id = 6215;
export const ids = [6215];
export const modules = {

/***/ 79091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorVerb: () => (/* binding */ doctorVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/core/inputs.js
var inputs = __webpack_require__(23);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/core/render/text.js
var render_text = __webpack_require__(67654);
;// CONCATENATED MODULE: ./lib/src/doctor/check.js
const ok = (name, says) => ({ name, state: 'ok', says });
const warning = (name, says, fix) => ({
    name,
    state: 'warning',
    says,
    fix,
});
const fault = (name, says, fix) => ({ name, state: 'fault', says, fix });
const absent = (name, says) => ({ name, state: 'absent', says });
/** Absent where nobody asks for it, a fault where the site does. */
const absentOrFault = (isDemanded, name, says, fix) => isDemanded ? fault(name, says, fix) : absent(name, says);
/** Whether engines run on this very machine. */
const startsHere = (site) => site?.launcher === 'docker' || site?.launcher === 'process';
const usesSlurm = (site) => site?.launcher === 'slurm' || site?.launcher === 'srtctl';
const gib = (bytes) => {
    const value = bytes / 2 ** 30;
    return `${value >= 100 ? value.toFixed(0) : value.toFixed(1)} GiB`;
};
//# sourceMappingURL=check.js.map
;// CONCATENATED MODULE: ./lib/src/doctor/checks/clock.js
/** The clock: power samples, exports and logs of several machines are laid over one another by their times. */

const answerMs = 10_000;
/** Both sources tell whole seconds, and the question takes time. */
const noticeableSeconds = 3;
const harmfulSeconds = 30;
const fix = 'start chronyd or systemd-timesyncd, and let it step the clock once';
async function clockChecks({ machine }) {
    return [await synchronisation(machine), ...(await skews(machine))];
}
async function synchronisation(machine) {
    const chrony = await machine.call(['chronyc', '-n', 'tracking'], answerMs);
    if (chrony.kind === 'ended' && chrony.code === 0) {
        const leap = /^Leap status\s*:\s*(.+)$/m.exec(chrony.stdout)?.[1]?.trim();
        const offset = /^System time\s*:\s*([\d.]+) seconds/m.exec(chrony.stdout)?.[1];
        if (leap === 'Normal' && offset !== undefined) {
            return Number(offset) > 0.1
                ? warning('clock', `${Number(offset).toFixed(3)} s off by chrony`, fix)
                : ok('clock', `within ${(Number(offset) * 1_000).toFixed(2)} ms by chrony`);
        }
        return fault('clock', `chrony is not synchronised (${leap ?? 'no status'})`, fix);
    }
    const systemd = await machine.call(['timedatectl', 'show', '--property=NTPSynchronized', '--value'], answerMs);
    const answer = systemd.kind === 'ended' && systemd.code === 0 ? systemd.stdout.trim() : '';
    if (answer === 'yes')
        return ok('clock', 'synchronised');
    if (answer === 'no')
        return fault('clock', 'it is not synchronised', fix);
    return absent('clock', 'neither chronyc nor timedatectl tells about it here');
}
async function skews(machine) {
    const checks = [];
    const shown = await machine.call(['scontrol', 'show', 'config'], answerMs);
    // The controller's time, in the zone of this machine.
    const at = shown.kind === 'ended' ? /^Configuration data as of (\S+)/.exec(shown.stdout)?.[1] : undefined;
    if (at !== undefined)
        checks.push(skew('clock of the scheduler', Date.parse(at), machine.nowUnixMs()));
    const github = machine.env['GITHUB_API_URL'];
    if (github !== undefined) {
        const theirs = await machine.clockOf(github);
        const name = 'clock of GitHub';
        checks.push(theirs === undefined
            ? warning(name, `${github} does not answer`, 'check network and proxy of the runner')
            : skew(name, theirs, machine.nowUnixMs()));
    }
    return checks;
}
function skew(name, theirs, ours) {
    const seconds = (ours - theirs) / 1_000;
    const says = `this machine is ${Math.abs(seconds).toFixed(0)} s ${seconds < 0 ? 'behind' : 'ahead'}`;
    if (Math.abs(seconds) <= noticeableSeconds)
        return ok(name, 'the same as here');
    return Math.abs(seconds) > harmfulSeconds ? fault(name, says, fix) : warning(name, says, fix);
}
//# sourceMappingURL=clock.js.map
// EXTERNAL MODULE: ./lib/src/launch/site.js + 1 modules
var launch_site = __webpack_require__(29402);
// EXTERNAL MODULE: ./lib/src/launch/tool.js
var launch_tool = __webpack_require__(37840);
;// CONCATENATED MODULE: ./lib/src/doctor/checks/containers.js
/** What starts containers here. */



const containers_answerMs = 20_000;
async function containerChecks({ machine, site }) {
    const runtime = site ? (0,launch_site/* containerSettings */.JI)(site).runtime : undefined;
    const command = site ? (0,launch_site/* containerSettings */.JI)(site).docker.command : ['docker'];
    const isUnused = runtime !== undefined && runtime !== 'docker';
    const docker = isUnused
        ? { check: notUsed(toolOf(command)) }
        : await dockerCheck(machine, command, runtime === 'docker');
    const wantsNvidia = runtime === 'docker' && site !== undefined && (0,launch_site/* containerSettings */.JI)(site).docker.gpus === 'nvidia';
    return [
        ...(await dockerGpus(docker, wantsNvidia)),
        ...(await others(machine, runtime)),
        ...(runtime === 'pyxis' ? [await pyxisCheck(machine)] : []),
    ];
}
const toolOf = (command) => command.at(-1) ?? 'docker';
/** A tool that is out of order and that no point of the site needs is nobody's fault. */
const notUsed = (name) => absent(name, 'the site does not use it');
async function dockerCheck(machine, command, isDemanded) {
    const name = toolOf(command);
    const result = await machine.call([...command, 'info', '--format', '{{json .}}'], containers_answerMs);
    if (result.kind === 'absent') {
        const fix = 'install it, or name another command under "docker" of the site file';
        return { check: absentOrFault(isDemanded, name, `there is no ${command.join(' ')} here`, fix) };
    }
    const info = result.kind === 'ended' && result.code === 0 ? objectOf(result.stdout) : undefined;
    // The client answers with its own facts even when the daemon does not.
    const version = info?.['ServerVersion'] ?? info?.['version'];
    if (!info || version === undefined || version === '') {
        const says = `the daemon does not answer: ${daemonComplaint(result, info)}`;
        const fix = 'start the daemon, and let the runner’s user use it (group docker)';
        return { check: isDemanded ? fault(name, says, fix) : warning(name, says, fix) };
    }
    return { check: ok(name, typeof version === 'string' ? `server ${version}` : 'it answers'), info };
}
function daemonComplaint(result, info) {
    const errors = info?.['ServerErrors'];
    return Array.isArray(errors) && errors.length > 0 ? String(errors[0]) : (0,launch_tool/* toolComplaint */.Gc)(result);
}
/** `--gpus` needs NVIDIA's runtime, or device files by CDI. */
async function dockerGpus({ check, info }, wantsNvidia) {
    if (!info || !wantsNvidia)
        return [check];
    const runtimes = info['Runtimes'];
    const hasRuntime = typeof runtimes === 'object' && runtimes !== null && 'nvidia' in runtimes;
    const devices = info['DiscoveredDevices'];
    const hasDevices = Array.isArray(devices) && devices.length > 0;
    return [
        check,
        hasRuntime || hasDevices
            ? ok('container gpus', hasRuntime ? 'the nvidia runtime is there' : 'devices by CDI')
            : fault('container gpus', 'the daemon knows neither the nvidia runtime nor CDI devices', 'install nvidia-container-toolkit, run nvidia-ctk runtime configure, restart the daemon'),
    ];
}
async function others(machine, runtime) {
    const version = async (name, argv) => {
        const result = await machine.call(argv, containers_answerMs);
        if (result.kind === 'absent')
            return absent(name, `there is no ${name} here`);
        return result.kind === 'ended' && result.code === 0
            ? ok(name, firstLine(result.stdout))
            : warning(name, (0,launch_tool/* toolComplaint */.Gc)(result), `mend or remove ${name}`);
    };
    return Promise.all([
        runtime === undefined
            ? version('podman', ['podman', 'version', '--format', '{{.Client.Version}}'])
            : notUsed('podman'),
        runtime === undefined || runtime === 'pyxis'
            ? version('enroot', ['enroot', 'version'])
            : notUsed('enroot'),
    ]);
}
async function pyxisCheck(machine) {
    const result = await machine.call(['srun', '--help'], containers_answerMs);
    const hasPyxis = result.kind === 'ended' && /--container-image/.test(result.stdout + result.stderr);
    return hasPyxis
        ? ok('pyxis', 'srun has the container options')
        : fault('pyxis', 'srun has no --container-image', 'load the plugin in plugstack.conf of this machine and of the nodes');
}
const firstLine = (text) => text.trim().split('\n')[0] ?? '';
function objectOf(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
    }
    catch {
        return undefined; // What is no object is told as "does not answer", with what it said.
    }
}
//# sourceMappingURL=containers.js.map
// EXTERNAL MODULE: ./lib/src/launch/failure-table.js + 7 modules
var failure_table = __webpack_require__(59332);
;// CONCATENATED MODULE: ./lib/src/doctor/checks/gpus.js
/** GPUs of this machine and their driver. */




/** A driver that hangs never answers; one that works does so in a second. */
const gpus_answerMs = 15_000;
/** Above this an engine is on the GPU; contexts of idle tools stay below. */
const idleMib = 1_024;
const nvidiaFields = [
    'index',
    'name',
    'driver_version',
    'memory.total',
    'memory.used',
    'ecc.errors.uncorrected.volatile.total',
];
async function gpuChecks({ machine, site }) {
    const query = [`--query-gpu=${nvidiaFields.join(',')}`, '--format=csv,noheader,nounits'];
    const nvidia = await machine.call(['nvidia-smi', ...query], gpus_answerMs);
    if (nvidia.kind !== 'absent')
        return nvidiaChecks(nvidia, () => computeProcesses({ machine }));
    const amd = await machine.call(['amd-smi', 'list', '--json'], gpus_answerMs);
    if (amd.kind !== 'absent')
        return amdChecks(amd, await machine.call(['amd-smi', 'version'], gpus_answerMs));
    const isDemanded = startsHere(site) && site !== undefined && (0,launch_site/* containerSettings */.JI)(site).docker.gpus !== 'none';
    const fix = 'install the driver, or say "gpus: none" under "docker" of the site file';
    return [absentOrFault(isDemanded, 'gpus', 'neither nvidia-smi nor amd-smi is here', fix)];
}
const hung = (tool) => fault('gpus', `${tool} did not answer within ${gpus_answerMs / 1_000} s`, 'the driver hangs: restart the node');
/** What the tool complains of, with the hint of the failure table. */
function broken(tool, result) {
    if (result.kind === 'timeout')
        return hung(tool);
    const complaint = (0,launch_tool/* toolComplaint */.Gc)(result);
    const known = (0,failure_table/* classifyFailure */.XE)([complaint]);
    return fault('gpus', `${tool}: ${complaint}`, known?.row.hint ?? 'see the kernel log of the node (dmesg)');
}
async function nvidiaChecks(result, processes) {
    if (result.kind !== 'ended' || result.code !== 0)
        return [broken('nvidia-smi', result)];
    const gpus = result.stdout
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
        const [index = '', name = '', driver = '', total, used, uncorrected] = line
            .split(',')
            .map((cell) => cell.trim());
        // `[N/A]` where the GPU does not count them.
        return {
            index,
            name,
            driver,
            totalMib: Number(total),
            usedMib: Number(used),
            uncorrected: Number(uncorrected) || 0,
        };
    });
    const drivers = [...new Set(gpus.map(({ driver }) => driver))];
    return [
        gpus.length === 0
            ? fault('gpus', 'nvidia-smi lists no GPU', 'see the kernel log of the node (dmesg) for an Xid; restart it')
            : inventory(gpus),
        ...memoryErrors(gpus),
        ...(await occupied(gpus, processes)),
        ok('driver', `NVIDIA ${drivers.join(', ')}`),
    ];
}
function inventory(gpus) {
    const kinds = new Map();
    for (const { name, totalMib } of gpus) {
        const kind = `${name} of ${(totalMib / 1_024).toFixed(0)} GiB`;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    const says = [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
    return kinds.size === 1
        ? ok('gpus', says)
        : warning('gpus', `different ones: ${says}`, 'points assume equal GPUs: give each kind a runner label of its own');
}
const memoryErrors = (gpus) => gpus
    .filter(({ uncorrected }) => uncorrected > 0)
    .map(({ index, uncorrected }) => fault('gpu memory errors', `GPU ${index} had ${uncorrected} uncorrectable errors since its driver was loaded`, 'keep points off this node, reset the GPU (nvidia-smi --gpu-reset), and replace it when they come back'));
async function occupied(gpus, processes) {
    const busy = gpus.filter(({ usedMib }) => usedMib > idleMib);
    if (busy.length === 0)
        return [];
    const by = await processes();
    const used = busy.map(({ index, usedMib }) => `GPU ${index}: ${gpus_gib(usedMib)}`).join(', ');
    return [
        warning('gpus in use', `${used}${by.length === 0 ? '' : `, by ${by.join(', ')}`}`, 'right while a point runs; otherwise end what is left, or the next engine runs out of memory'),
    ];
}
const gpus_gib = (mib) => `${(mib / 1_024).toFixed(0)} GiB`;
async function computeProcesses({ machine }) {
    const query = ['--query-compute-apps=pid,process_name', '--format=csv,noheader'];
    const result = await machine.call(['nvidia-smi', ...query], gpus_answerMs);
    if (result.kind !== 'ended' || result.code !== 0)
        return [];
    const found = result.stdout.split('\n').flatMap((line) => {
        const [pid, name] = line.split(',').map((cell) => cell.trim());
        return pid !== undefined && pid !== '' && name !== undefined ? [`${name} (pid ${pid})`] : [];
    });
    return [...new Set(found)];
}
function amdChecks(list, version) {
    if (list.kind !== 'ended' || list.code !== 0)
        return [broken('amd-smi', list)];
    const gpus = gpuCount(list.stdout);
    const driver = version.kind === 'ended' ? /amdgpu version:\s*([^\s|]+)/.exec(version.stdout)?.[1] : undefined;
    const rocm = version.kind === 'ended' ? /ROCm version:\s*([^\s|]+)/.exec(version.stdout)?.[1] : undefined;
    return [
        gpus === undefined || gpus === 0
            ? fault('gpus', 'amd-smi lists no GPU', 'load the amdgpu driver, and see the kernel log of the node (dmesg)')
            : ok('gpus', `${gpus} AMD GPUs`),
        driver === undefined
            ? warning('driver', 'amd-smi does not name its driver', 'amd-smi and driver may be of different releases')
            : ok('driver', `amdgpu ${driver}${rocm === undefined ? '' : `, ROCm ${rocm}`}`),
    ];
}
function gpuCount(text) {
    try {
        const value = JSON.parse(text);
        return Array.isArray(value) ? value.length : undefined;
    }
    catch {
        return undefined; // Not JSON is not a list of GPUs, which the caller tells.
    }
}
//# sourceMappingURL=gpus.js.map
// EXTERNAL MODULE: ./lib/src/launch/orphans.js
var launch_orphans = __webpack_require__(10339);
;// CONCATENATED MODULE: ./lib/src/doctor/checks/leftovers.js
/** Jobs, containers and processes that carry our label. */





const leftovers_answerMs = 20_000;
async function leftoverChecks({ machine, site }) {
    const command = site ? (0,launch_site/* containerSettings */.JI)(site).docker.command : ['docker'];
    const [docker, slurm] = await Promise.all([
        machine.call([...command, 'version'], leftovers_answerMs),
        machine.call(['squeue', '--version'], leftovers_answerMs),
    ]);
    return [
        docker.kind === 'ended' && docker.code === 0
            ? await sourceCheck('leftover containers', machine.containerLeftovers(command), (id) => [...command, 'rm', '--force', id.slice(0, 12)].join(' '))
            : absent('leftover containers', 'no container runtime answers here'),
        await jobCheck(machine, slurm),
        await processCheck({ machine }),
    ];
}
async function jobCheck(machine, squeue) {
    const name = 'leftover jobs';
    if (squeue.kind === 'absent')
        return absent(name, 'Slurm’s commands are not on this machine');
    if (squeue.kind === 'ended' && squeue.code === 0)
        return sourceCheck(name, machine.slurmLeftovers(), (id) => `scancel ${id}`);
    return warning(name, `squeue does not run: ${(0,launch_tool/* toolComplaint */.Gc)(squeue)}`, 'mend Slurm’s commands on this machine');
}
async function sourceCheck(name, source, end) {
    let found;
    try {
        found = await (0,launch_orphans/* findLeftovers */.Q)(source);
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        return warning(name, error.problems.map(({ message }) => message).join('; '), 'ask again when it answers');
    }
    const orphans = found.filter(({ state }) => state === 'orphan');
    const elsewhere = found.filter(({ state }) => state === 'elsewhere').length;
    const watched = found.filter(({ state }) => state === 'watched').length;
    if (orphans.length > 0) {
        const fix = `the next point here ends them; or at once: ${orphans.map(({ id }) => end(id)).join('; ')}`;
        return fault(name, `nobody watches ${orphans.map((item) => item.name).join(', ')}`, fix);
    }
    const rest = [
        ...(watched > 0 ? [`${watched} watched from here`] : []),
        ...(elsewhere > 0 ? [`${elsewhere} of other machines`] : []),
    ];
    return ok(name, rest.length === 0 ? 'none' : rest.join(', '));
}
async function processCheck({ machine }) {
    const name = 'leftover processes';
    const found = await machine.ownProcesses();
    const orphans = found.filter(({ watched }) => !watched);
    if (orphans.length === 0)
        return ok(name, found.length === 0 ? 'none' : `${found.length} watched from here`);
    const list = orphans.map(({ pid, point }) => `${pid} (${point})`).join(', ');
    return fault(name, `nobody watches ${list}`, `kill ${orphans.map(({ pid }) => pid).join(' ')}`);
}
//# sourceMappingURL=leftovers.js.map
// EXTERNAL MODULE: ./lib/src/engines/command/engine-plan.js
var engine_plan = __webpack_require__(57302);
// EXTERNAL MODULE: ./lib/src/engines/command/ports.js
var ports = __webpack_require__(92528);
;// CONCATENATED MODULE: ./lib/src/doctor/checks/ports.js
/** Ports that engines take on this machine. */



async function portChecks({ machine, site }) {
    if (usesSlurm(site))
        return [absent('ports', 'engines listen on the nodes, not on this machine')];
    const wanted = { endpoint: engine_plan/* usualPlanOptions */.A.publicPort, ...ports/* portBases */.Ux };
    const free = await Promise.all(Object.entries(wanted).map(async ([name, port]) => ({
        name,
        port,
        isFree: await machine.isPortFree(port),
    })));
    const taken = free.filter(({ isFree }) => !isFree);
    if (taken.length === 0)
        return [ok('ports', `the usual ${free.length} are free`)];
    const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
    const fix = 'right while a point runs; otherwise "ss -ltnp" names who listens: end it, or an engine cannot start';
    return [warning('ports', `taken: ${list}`, fix)];
}
//# sourceMappingURL=ports.js.map
;// CONCATENATED MODULE: ./lib/src/doctor/checks/runner.js
/** The GitHub runner and what runs this product. */



const runner_answerMs = 20_000;
/** Self references of workflows (`$/…`) need it (docs/runners.md). */
const leastRunner = '2.336.0';
const leastNode = '20.19.0';
async function runnerChecks({ machine }) {
    return [await runnerCheck(machine), nodeCheck(machine)];
}
async function runnerCheck(machine) {
    const root = await runnerFolder(machine);
    if (root === undefined)
        return absent('runner', 'there is no GitHub runner in the usual places (RUNNER_ROOT names it)');
    const result = await machine.call([(0,external_node_path_.join)(root, 'bin/Runner.Listener'), '--version'], runner_answerMs);
    const version = result.kind === 'ended' && result.code === 0 ? result.stdout.trim() : undefined;
    if (version === undefined) {
        return warning('runner', `${root} does not tell its version: ${(0,launch_tool/* toolComplaint */.Gc)(result)}`, 'install the runner again');
    }
    return isAtLeast(version, leastRunner)
        ? ok('runner', `${version} at ${root}`)
        : fault('runner', `${version} at ${root}`, `update it: workflows need ${leastRunner} or newer`);
}
/** Inside a job the temporary folder lies two levels below the runner. */
async function runnerFolder({ env, fileSize }) {
    const candidates = [
        env['RUNNER_ROOT'],
        ...(env['RUNNER_TEMP'] === undefined ? [] : [(0,external_node_path_.join)(env['RUNNER_TEMP'], '../..')]),
        ...(env['HOME'] === undefined ? [] : [(0,external_node_path_.join)(env['HOME'], 'actions-runner')]),
    ];
    for (const root of candidates) {
        if (root !== undefined && (await fileSize((0,external_node_path_.join)(root, 'bin/Runner.Listener'))) !== undefined)
            return root;
    }
    return undefined;
}
const nodeCheck = ({ nodeVersion }) => isAtLeast(nodeVersion, leastNode)
    ? ok('node.js', nodeVersion)
    : fault('node.js', nodeVersion, `this product needs ${leastNode} or newer`);
function isAtLeast(version, least) {
    const parts = (text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0);
    const [have, want] = [parts(version), parts(least)];
    for (const [index, wanted] of want.entries()) {
        const found = have[index] ?? 0;
        if (found !== wanted)
            return found > wanted;
    }
    return true;
}
//# sourceMappingURL=runner.js.map
;// CONCATENATED MODULE: ./lib/src/doctor/checks/slurm.js
/** The scheduler: does it answer, would it take our jobs, and how many nodes are there to run them. */




const usualAnswerMs = 20_000;
async function slurmChecks({ machine, site }) {
    if (site && !usesSlurm(site))
        return [absent('slurm', 'the site does not use it')];
    const answerMs = site?.slurm ? (0,launch_site/* slurmSettings */.F8)(site).commandTimeoutMs : usualAnswerMs;
    const ping = await machine.call(['scontrol', 'ping'], answerMs);
    if (ping.kind === 'absent') {
        const fix = 'install Slurm’s commands on the runner, with the cluster’s slurm.conf';
        return [absentOrFault(usesSlurm(site), 'slurm', 'Slurm’s commands are not on this machine', fix)];
    }
    const said = ping.kind === 'ended' ? (0,launch_tool/* quotedOutput */.MF)(`${ping.stdout}\n${ping.stderr}`) : '';
    if (ping.kind !== 'ended' || ping.code !== 0 || !/ is UP/.test(said)) {
        const says = `the controller does not answer: ${said === '' ? (0,launch_tool/* toolComplaint */.Gc)(ping) : said}`;
        const fix = 'check SLURM_CONF, munge and the way to the controller; see slurmctld’s log there';
        return [usesSlurm(site) ? fault('slurm', says, fix) : warning('slurm', says, fix)];
    }
    const checks = [ok('slurm', said)];
    if (!site?.slurm)
        return checks;
    for (const partition of partitionsOf(site)) {
        checks.push(...(await partitionChecks(machine, site, partition, answerMs)));
    }
    return [...checks, ...(await submission(machine, site, answerMs)), ...expired(site, machine)];
}
function partitionsOf({ slurm }) {
    const pools = Object.values(slurm?.pools ?? {});
    const named = [slurm?.partition, ...pools.map(({ partition }) => partition)];
    return [...new Set(named.filter((name) => name !== undefined))];
}
/** States in which a node takes no job, however long one waits. */
const unusable = /^(down|drain|drained|draining|fail|failing|error|unknown|maint|inval|no_respond|future|power)/i;
async function partitionChecks(machine, site, partition, answerMs) {
    const name = `partition ${partition}`;
    // Each node once, with what is wrong with it.
    const format = '--format=%n|%T|%E';
    const listed = await machine.call(['sinfo', '--noheader', '--Node', `--partition=${partition}`, format], answerMs);
    if (listed.kind !== 'ended' || listed.code !== 0) {
        return [fault(name, `sinfo: ${(0,launch_tool/* toolComplaint */.Gc)(listed)}`, 'ask again; see slurmctld’s log')];
    }
    const nodes = listed.stdout.split('\n').flatMap((line) => {
        const [node = '', state = '', ...reason] = line.trim().split('|');
        return node === '' ? [] : [{ name: node, state, reason: reason.join('|') }];
    });
    if (nodes.length === 0)
        return [await noPartition(machine, name, partition, answerMs)];
    const bad = nodes.filter(({ state }) => unusable.test(state) || state.endsWith('*'));
    const usable = nodes.length - bad.length;
    const says = `${usable} of ${nodes.length} nodes take jobs${stateCounts(nodes)}`;
    const shown = bad.slice(0, 4).map(({ name: node, state, reason }) => `${node} ${state}${why(reason)}`);
    const rest = bad.length > shown.length ? ` and ${bad.length - shown.length} more` : '';
    const first = bad.length === 0 ? ok(name, says) : undefined;
    const fix = 'scontrol update nodename=NODE state=resume when it is repaired; exclude it in the site file until then';
    const detail = `${says}: ${shown.join('; ')}${rest}`;
    return [
        first ?? (usable === 0 ? fault(name, detail, fix) : warning(name, detail, fix)),
        ...excluded(site, partition, nodes),
    ];
}
const why = (reason) => (reason === '' || reason === 'none' ? '' : ` (${reason})`);
function stateCounts(nodes) {
    const counts = new Map();
    for (const { state } of nodes)
        counts.set(state, (counts.get(state) ?? 0) + 1);
    return ` (${[...counts].map(([state, count]) => `${count} ${state}`).join(', ')})`;
}
async function noPartition(machine, name, partition, answerMs) {
    const all = await machine.call(['sinfo', '--noheader', '--format=%R'], answerMs);
    const names = all.kind === 'ended'
        ? [...new Set(all.stdout.split('\n').map((line) => line.trim()))].filter(Boolean)
        : [];
    const near = (0,problem/* didYouMean */.au)(partition, names);
    const fix = near === undefined ? `there are: ${names.join(', ')}` : `did you mean "${near}"?`;
    return fault(name, 'the cluster has no such partition, or it has no nodes', fix);
}
/** A name that is no node keeps nothing out. Lists are compared only where they name single nodes. */
function excluded(site, partition, nodes) {
    if (partition !== site.slurm?.partition)
        return [];
    const known = new Set(nodes.map(({ name }) => name));
    const single = (site.slurm.exclude ?? []).flatMap(({ nodes: list }) => (/[[,]/.test(list) ? [] : [list]));
    return single
        .filter((node) => !known.has(node))
        .map((node) => warning('excluded nodes', `${node} is no node of partition ${partition}`, `mend "exclude" of the site file${near(node, known)}`));
}
const near = (node, known) => {
    const found = (0,problem/* didYouMean */.au)(node, [...known]);
    return found === undefined ? '' : `; did you mean ${found}?`;
};
function expired(site, machine) {
    const today = new Date(machine.nowUnixMs()).toISOString().slice(0, 10);
    return (0,launch_site/* activeExclusions */.GZ)(site, today).problems.map(({ message, hint }) => warning('excluded nodes', message, hint ?? 'mend the site file'));
}
/** The scheduler judges partition, account, quality of service, GPUs and time of a one-node job without queueing it. */
async function submission(machine, site, answerMs) {
    const slurm = (0,launch_site/* slurmSettings */.F8)(site);
    const gres = slurm.gres === 'none' ? undefined : slurm.gres.replaceAll('{gpus}', String(slurm.gpusPerNode));
    const words = [
        ...['sbatch', '--test-only', '--wrap=true', '--nodes=1', `--partition=${slurm.partition}`],
        ...(slurm.account === undefined ? [] : [`--account=${slurm.account}`]),
        ...(slurm.qos === undefined ? [] : [`--qos=${slurm.qos}`]),
        ...(slurm.constraint === undefined ? [] : [`--constraint=${slurm.constraint}`]),
        ...(gres === undefined ? [] : [`--gres=${gres}`]),
        ...(slurm.isExclusive ? ['--exclusive'] : []),
        ...(slurm.memory === undefined ? [] : [`--mem=${slurm.memory}`]),
        `--time=${slurm['time-limit-minutes']}`,
    ];
    const result = await machine.call(words, answerMs);
    if (result.kind === 'ended' && result.code === 0) {
        const when = /to start at (\S+)/.exec(result.stderr)?.[1];
        return [
            ok('slurm jobs', `a job of one node would be taken${when === undefined ? '' : `, and start at ${when}`}`),
        ];
    }
    const fix = 'compare partition, account, qos, gres, memory and time-limit-minutes of the site file with the cluster';
    return [fault('slurm jobs', `a job of one node would be refused: ${(0,launch_tool/* toolComplaint */.Gc)(result)}`, fix)];
}
//# sourceMappingURL=slurm.js.map
;// CONCATENATED MODULE: ./lib/src/doctor/checks/storage.js
/** Disks, models and the image cache. */



/** A point’s exports and logs need this much. */
const leastBytes = 5 * 2 ** 30;
/** An image and the caches of a model's first start. */
const comfortableBytes = 50 * 2 ** 30;
const leastInodes = 0.01;
const withoutSite = 'no site file was given: infx doctor --site FILE';
async function diskChecks({ machine }) {
    const folders = [
        ['disk of the output', await nearestFolder(machine, machine.outDir)],
        ['disk of temporary files', await nearestFolder(machine, machine.temporaryDir)],
    ];
    return folders.map(([name, found]) => found
        ? spaceCheck(name, found.path, found.facts)
        : fault(name, 'the folder cannot be looked at', 'create it and give it to the runner’s user'));
}
/** The folder, or the one above that is there: it will be made there. */
async function nearestFolder(machine, path) {
    for (let current = path;; current = (0,external_node_path_.join)(current, '..')) {
        const facts = await machine.folder(current);
        if (facts)
            return { path: current, facts };
        if (current === '/' || current === '.')
            return undefined;
    }
}
function spaceCheck(name, path, facts) {
    const { freeBytes, totalBytes, freeInodes, writable } = facts;
    const says = `${gib(freeBytes)} of ${gib(totalBytes)} free at ${path}`;
    if (!writable)
        return fault(name, `${path} may not be written`, 'give it to the runner’s user');
    if (freeBytes < leastBytes)
        return fault(name, says, 'free space: results and logs of a point need gigabytes');
    if (freeInodes !== null && freeInodes < leastInodes) {
        return fault(name, `${says}, but hardly a file may be made any more (inodes)`, 'remove small files, e.g. old caches');
    }
    return freeBytes < comfortableBytes
        ? warning(name, says, 'images and caches need tens of gigabytes when they lie on this disk')
        : ok(name, says);
}
async function modelChecks({ machine, site }) {
    const models = [
        ...Object.entries(site?.models ?? {}).map(([name, path]) => ({ name, path })),
        ...Object.entries(site?.['draft-models'] ?? {}).map(([name, path]) => ({
            name: `draft for ${name}`,
            path,
        })),
    ];
    if (models.length === 0)
        return [
            absent('models', site ? 'the site file names none; they go by their name on the hub' : withoutSite),
        ];
    return Promise.all(models.map(({ name, path }) => modelCheck(machine, site, `model ${name}`, path)));
}
async function modelCheck(machine, site, name, path) {
    const folder = await machine.folder(path);
    if (!folder) {
        // The nodes may see what the runner does not.
        if (usesSlurm(site))
            return absent(name, `${path} is not seen from this machine; nodes may have it`);
        return fault(name, `${path} is not there`, 'fetch the model, or mend its path in the site file');
    }
    if (!folder.names.includes('config.json')) {
        return fault(name, `${path} holds no config.json`, 'fetch the model again: this is no whole one');
    }
    const missing = await missingShards(machine, path, folder.names);
    if (missing.length > 0) {
        const shown = missing.slice(0, 3).join(', ');
        return fault(name, `${path} lacks ${missing.length} of its weight files: ${shown}`, 'fetch the model again');
    }
    const hasTokenizer = folder.names.some((file) => /^(tokenizer|tiktoken|.*\.model$)/.test(file));
    const weights = folder.names.filter((file) => file.endsWith('.safetensors')).length;
    return hasTokenizer
        ? ok(name, `${path}, ${weights} weight files`)
        : warning(name, `${path} holds no tokenizer`, 'fetch tokenizer.json and its companions, too');
}
/** Files that the index of the weights names and that are not there, or are empty. */
async function missingShards(machine, path, names) {
    const index = names.includes('model.safetensors.index.json')
        ? await machine.text((0,external_node_path_.join)(path, 'model.safetensors.index.json'))
        : undefined;
    const wanted = index === undefined ? names.filter((name) => name.endsWith('.safetensors')) : filesOfIndex(index);
    const sizes = await Promise.all(wanted.map(async (file) => [file, await machine.fileSize((0,external_node_path_.join)(path, file))]));
    return sizes.flatMap(([file, size]) => (size === undefined || size === 0 ? [file] : []));
}
function filesOfIndex(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return ['model.safetensors.index.json (damaged)'];
    }
    const map = typeof value === 'object' && value !== null && 'weight_map' in value ? value.weight_map : undefined;
    if (typeof map !== 'object' || map === null)
        return [];
    return [...new Set(Object.values(map).filter((file) => typeof file === 'string'))].sort();
}
async function imageCacheChecks({ machine, site }) {
    const { imageCache, images } = site ? (0,launch_site/* containerSettings */.JI)(site) : { imageCache: undefined, images: {} };
    const named = await Promise.all(Object.entries(images)
        .filter(([, file]) => file.startsWith('/'))
        .map(async ([image, file]) => {
        const isThere = (await machine.fileSize(file)) !== undefined || (await machine.folder(file)) !== undefined;
        const fix = 'make it, or mend "images" of the site file';
        return isThere ? [] : [fault(`image ${image}`, `${file} is not there`, fix)];
    }));
    if (imageCache === undefined) {
        return [absent('image cache', site ? 'the site file names none' : withoutSite), ...named.flat()];
    }
    return [await cacheCheck(machine, imageCache), ...named.flat()];
}
async function cacheCheck(machine, path) {
    const name = 'image cache';
    const facts = await machine.folder(path);
    if (!facts) {
        return fault(name, `${path} is not there`, 'make it on a file system that all nodes share, or mend the site file');
    }
    const space = spaceCheck(name, path, facts);
    if (space.state === 'fault')
        return space;
    const squash = facts.names.filter((file) => file.endsWith('.sqsh'));
    const halves = facts.names.filter((file) => /\.sqsh\.part\./.test(file));
    const empty = (await Promise.all(squash.map(async (file) => ((await machine.fileSize((0,external_node_path_.join)(path, file))) === 0 ? [file] : [])))).flat();
    if (empty.length > 0)
        return fault(name, `empty images: ${empty.slice(0, 3).join(', ')}`, 'remove them');
    const says = `${squash.length} images, ${space.says}`;
    if (halves.length > 0) {
        const fix = 'remove them when no import runs: an import was killed';
        return warning(name, `${says}; ${halves.length} half-made: ${halves.slice(0, 3).join(', ')}`, fix);
    }
    return { ...space, says };
}
//# sourceMappingURL=storage.js.map
;// CONCATENATED MODULE: ./lib/src/doctor/doctor.js








/** In the order in which they are told. */
const doctor_all = [
    gpuChecks,
    containerChecks,
    slurmChecks,
    diskChecks,
    modelChecks,
    imageCacheChecks,
    clockChecks,
    portChecks,
    leftoverChecks,
    runnerChecks,
];
/** All at once: one tool that hangs delays nothing else. */
const examine = async (context) => (await Promise.all(doctor_all.map((run) => run(context)))).flat();
const hasFault = (checks) => checks.some(({ state }) => state === 'fault');
const marks = { ok: '✓ ok     ', warning: '! warning', fault: '✗ fault  ', absent: '- absent ' };
/** One line each, the fix on the next. What tools say is one line of plain characters. */
function renderChecks(checks, plain) {
    const width = Math.max(...checks.map(({ name }) => name.length));
    const lines = checks.flatMap(({ name, state, says, fix }) => [
        `${marks[state]}  ${plain(name).padEnd(width)}  ${plain(says)}`,
        ...(fix === undefined ? [] : [`${' '.repeat(marks[state].length + width + 4)}→ ${plain(fix)}`]),
    ]);
    const count = (state) => checks.filter((check) => check.state === state).length;
    const total = `${count('ok')} ok, ${count('warning')} to look at, ${count('fault')} faults, ${count('absent')} absent`;
    return `${lines.join('\n')}\n${total}\n`;
}
//# sourceMappingURL=doctor.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/src/files/process-identity.js
var process_identity = __webpack_require__(24598);
// EXTERNAL MODULE: ./lib/src/launch/docker-host.js
var docker_host = __webpack_require__(39393);
// EXTERNAL MODULE: ./lib/src/launch/slurm/launcher.js
var launcher = __webpack_require__(27038);
// EXTERNAL MODULE: ./lib/src/launch/slurm/leftovers.js
var leftovers = __webpack_require__(88244);
// EXTERNAL MODULE: ./lib/src/launch/slurm/scheduler.js
var scheduler = __webpack_require__(92401);
// EXTERNAL MODULE: ./lib/src/tool-call.js
var tool_call = __webpack_require__(13015);
;// CONCATENATED MODULE: ./lib/src/doctor/this-machine.js
/** The machine that this process runs on. */











const schedulerMs = 20_000;
const clockMs = 5_000;
const maxTextBytes = 64 * 1024 * 1024;
function thisMachine(outDir, site, env) {
    const docker = ['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG'];
    const toolEnv = {
        ...(0,launch_tool/* toolEnvironment */.uQ)(env, ['SLURM_CONF', ...docker]),
        ...(site ? (0,launcher/* slurmEnvironment */.hY)(site, env) : {}),
    };
    return {
        env,
        nodeVersion: process.versions.node,
        outDir,
        temporaryDir: (0,external_node_os_.tmpdir)(),
        nowUnixMs: () => Date.now(),
        call: (argv, timeoutMs) => (0,tool_call/* callTool */.T)({ argv, timeoutMs, env: toolEnv }),
        folder,
        fileSize: async (path) => {
            const found = await orUndefined(() => (0,promises_.stat)(path));
            return found?.isFile() === true ? found.size : undefined;
        },
        text: async (path) => {
            const found = await orUndefined(() => (0,promises_.stat)(path));
            return found === undefined || found.size > maxTextBytes
                ? undefined
                : orUndefined(() => (0,promises_.readFile)(path, 'utf8'));
        },
        isPortFree,
        clockOf,
        ownProcesses,
        slurmLeftovers: () => (0,leftovers/* slurmLeftovers */.y)(new scheduler/* Scheduler */._F({ env: toolEnv, timeoutMs: schedulerMs })),
        containerLeftovers: (command) => {
            const host = new docker_host/* DockerHost */.Lq(command, toolEnv);
            return { list: () => host.labelled(), end: (id) => host.remove(id, 2) };
        },
    };
}
/** The file system refuses: not there, or not ours to see. Anything else is a bug and goes on. */
async function orUndefined(look) {
    try {
        return await look();
    }
    catch (error) {
        if (error instanceof Error && 'code' in error)
            return undefined;
        throw error;
    }
}
async function folder(path) {
    const names = await orUndefined(() => (0,promises_.readdir)(path));
    const space = await orUndefined(() => (0,promises_.statfs)(path));
    if (!names || !space)
        return undefined;
    const writable = (await orUndefined(() => (0,promises_.access)(path, external_node_fs_.constants.W_OK).then(() => true))) ?? false;
    return {
        freeBytes: space.bavail * space.bsize,
        totalBytes: space.blocks * space.bsize,
        freeInodes: space.files === 0 ? null : space.ffree / space.files,
        writable,
        names: names.sort(),
    };
}
const isPortFree = (port) => new Promise((resolve) => {
    const server = (0,external_node_net_.createServer)();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
});
async function clockOf(url) {
    try {
        const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(clockMs) });
        const date = Date.parse(response.headers.get('date') ?? '');
        return Number.isNaN(date) ? undefined : date;
    }
    catch {
        return undefined; // No answer is told as that.
    }
}
/** The process launcher writes point and its own process into the environment of what it starts. Linux tells it. */
async function ownProcesses() {
    const pids = ((await orUndefined(() => (0,promises_.readdir)('/proc'))) ?? []).filter((name) => /^\d+$/.test(name));
    const found = await Promise.all(pids.map(async (pid) => {
        // Those of other users cannot be read, and are none of ours.
        const environment = await orUndefined(() => (0,promises_.readFile)(`/proc/${pid}/environ`, 'utf8'));
        const value = (name) => new RegExp(`(?:^|\\0)${name}=([^\\0]*)`).exec(environment ?? '')?.[1];
        const [point, parent] = [value('INFX_POINT'), Number(value('INFX_PARENT_PID'))];
        if (point === undefined || !Number.isInteger(parent) || parent <= 1)
            return [];
        return [{ pid: Number(pid), point, watched: await (0,process_identity/* isRunning */.W)(await (0,process_identity/* processIdentity */.I)(parent)) }];
    }));
    return found.flat();
}
//# sourceMappingURL=this-machine.js.map
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
;// CONCATENATED MODULE: ./lib/src/cli/doctor.js
/** `infx doctor`: is this machine fit to run points? */








/** 0 no fault, 1 at least one. Throws ProblemError when the site file is wrong. */
async function doctorVerb(options) {
    const site = options.site === undefined ? undefined : siteOf((0,external_node_path_.resolve)(process.cwd(), options.site));
    const outDir = (0,external_node_path_.resolve)(process.cwd(), options.out ?? inputs/* sweepInputs */.Y.out.fallback);
    const machine = thisMachine(outDir, site, process.env);
    const checks = await examine({ machine, ...(site ? { site } : {}) });
    process.stdout.write(options.json === true ? `${JSON.stringify(checks, null, 1)}\n` : renderChecks(checks, render_text/* oneLine */.TN));
    return hasFault(checks) ? 1 : 0;
}
function siteOf(path) {
    const { site, problems } = (0,launch_site/* loadSite */.UK)(path);
    if (!site)
        throw new problem/* ProblemError */.Mm(problems);
    (0,failure/* printProblems */.Mr)(problems);
    return site;
}
//# sourceMappingURL=doctor.js.map

/***/ }),

/***/ 67654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Ng: () => (/* binding */ fitMiddle),
/* harmony export */   Pk: () => (/* binding */ fitColumns),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine)
/* harmony export */ });
/** Untrusted text made safe to print: control and direction characters, display width, cutting of prose. */
// C0 and C1 controls, and the characters that reorder or hide what follows ("Trojan Source").
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Text without terminal escapes and direction overrides: each becomes U+FFFD, so that the reader sees that there was something. */
const visible = (text) => text.replace(/\r\n?/g, '\n').replace(hidden, '\ufffd');
/** {@link visible} on one line: every run of white space is one space. */
const oneLine = (text) => visible(text).replace(/\s+/g, ' ').trim();
/** Cuts prose to `max` characters (code points) and says so with `…`. */
function clip(text, max) {
    const characters = Array.from(text);
    return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const zeroWidth = /[\p{Mn}\p{Me}\u200b-\u200d\u2060\ufe00-\ufe0f]/u;
/** Columns one character takes on a terminal (UAX #11: East Asian wide = 2, combining = 0). */
const columnsOf = (character) => zeroWidth.test(character) ? 0 : wide.test(character) ? 2 : 1;
/** Columns a text takes on a terminal. */
function displayWidth(text) {
    let columns = 0;
    for (const character of text)
        columns += columnsOf(character);
    return columns;
}
/** Text in exactly `columns` terminal columns: padded, or cut with `…`. */
function fitColumns(text, columns, align) {
    const cut = displayWidth(text) <= columns ? text : cutColumns(text, columns);
    const padding = ' '.repeat(Math.max(0, columns - displayWidth(cut)));
    return align === 'left' ? cut + padding : padding + cut;
}
/** Text in at most `columns` terminal columns, cut in its middle: both ends of a point's name tell it from others. */
function fitMiddle(text, columns) {
    if (displayWidth(text) <= columns)
        return text;
    const head = cutColumns(text, Math.ceil(columns / 2));
    const tail = Array.from(cutColumns(Array.from(text).reverse().join(''), columns - displayWidth(head) + 1));
    return `${head}${tail.reverse().slice(1).join('')}`;
}
function cutColumns(text, columns) {
    let kept = '';
    let used = 0;
    for (const character of text) {
        if (used + columnsOf(character) > columns - 1)
            break;
        kept += character;
        used += columnsOf(character);
    }
    return columns > 0 ? `${kept}…` : '';
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 57302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ usualPlanOptions)
/* harmony export */ });
const usualPlanOptions = { publicPort: 8000, portOffset: 0, acceptance: 'inject' };
//# sourceMappingURL=engine-plan.js.map

/***/ }),

/***/ 92528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ vllmRange),
/* harmony export */   I2: () => (/* binding */ httpRange),
/* harmony export */   Ux: () => (/* binding */ portBases),
/* harmony export */   yK: () => (/* binding */ PortMap)
/* harmony export */ });
/** Ports of one point on the nodes of its allocation. No two claims of a node overlap. */
/** Where each kind of port starts; engines.md §2.3 and srt-slurm use the same. */
const portBases = {
    etcdClient: 2379,
    etcdPeer: 2380,
    nats: 4222,
    kvEvents: 5200,
    nixl: 5400,
    http: 6100,
    bootstrap: 7200,
    dynamoSystem: 7500,
    internalFrontend: 8180,
    distInit: 8300,
    dataParallelRpc: 8400,
    mooncake: 8700,
    nccl: 17_500,
    vllm: 20_000,
};
/** SGLang opens helpers beside its HTTP port, vLLM scans upwards from VLLM_PORT: both get a range. */
const httpRange = 32;
const vllmRange = 50;
const highestPort = 65_535;
class PortMap {
    #offset;
    #uses = [];
    constructor(offset) {
        this.#offset = offset;
    }
    get uses() {
        return this.#uses;
    }
    /** Takes exactly this port, which someone outside chose; throws (a bug of ours) when it is taken. */
    reserve(node, name, port) {
        if (!this.#isFree([node], port, 1))
            throw new Error(`port ${port} of node ${node} is claimed twice (${name})`);
        this.#uses.push({ node, name, port, count: 1 });
        return port;
    }
    /**
     * The first free range of `count` ports from `preferred` (plus the offset) that is free on all `nodes`; further
     * tries are `count` apart. Throws (a bug of ours) past the last port.
     */
    claim(nodes, name, preferred, count) {
        let port = preferred + this.#offset;
        while (!this.#isFree(nodes, port, count))
            port += count;
        if (port + count - 1 > highestPort)
            throw new Error(`no port left for ${name}`);
        this.#uses.push(...nodes.map((node) => ({ node, name, port, count })));
        return port;
    }
    #isFree(nodes, port, count) {
        return this.#uses.every((use) => !nodes.includes(use.node) || use.port + use.count <= port || port + count <= use.port);
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 24598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ processIdentity),
/* harmony export */   W: () => (/* binding */ isRunning)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** A process id is used again after its process ends; with the start time it is an identity. */

const processIdentity = async (pid) => ({
    pid,
    startedAt: await startTime(pid),
});
/**
 * True unless the process surely ended. Where start times are unknown, a living pid counts as the same process. A zombie
 * has ended, though nobody has asked for its exit code yet.
 */
async function isRunning(identity) {
    try {
        process.kill(identity.pid, 0);
    }
    catch (error) {
        // EPERM: it lives and belongs to somebody else.
        if (!(error instanceof Error && 'code' in error && error.code === 'EPERM'))
            return false;
    }
    const now = await startTime(identity.pid);
    if (now === ended)
        return false;
    return now === null || identity.startedAt === null || now === identity.startedAt;
}
const ended = 'ended';
/** Field 22 of /proc/<pid>/stat; the command name before it may hold spaces and brackets, so count behind the last `)`. */
async function startTime(pid) {
    try {
        const [stat, boot] = await Promise.all([
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(`/proc/${pid}/stat`, 'utf8'),
            (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8'),
        ]);
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (fields[0] === 'Z' || fields[0] === 'X')
            return ended;
        const ticks = fields[19];
        return ticks === undefined ? null : `${boot.trim()}/${ticks}`;
    }
    catch {
        return null; // No /proc here (macOS, Windows): the pid alone decides.
    }
}
//# sourceMappingURL=process-identity.js.map

/***/ }),

/***/ 39741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mergedTail)
/* harmony export */ });
/* unused harmony export readTail */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** Bounded reading of the end of a log file, which may be gigabytes long and still growing. */

const tailBytes = 256 * 1024;
const maxLineLength = 2_000;
/** Last `lines` lines; a line longer than 2,000 characters is cut. Empty when the file does not exist. */
async function readTail(path, lines) {
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return [];
        throw error;
    }
    try {
        const { size } = await file.stat();
        const start = Math.max(0, size - tailBytes);
        const buffer = Buffer.alloc(size - start);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
        const text = buffer.toString('utf8', 0, bytesRead);
        // The first line is cut in the middle unless we read from the start.
        const whole = start === 0 ? text : text.slice(text.indexOf('\n') + 1);
        const all = whole.split('\n');
        if (all.at(-1) === '')
            all.pop();
        return all.slice(-lines).map((line) => line.slice(0, maxLineLength));
    }
    finally {
        await file.close();
    }
}
/** The last `lines` of every log, with its role in front when there are several. */
async function mergedTail(logPaths, lines) {
    const logs = Object.entries(logPaths);
    const tails = await Promise.all(logs.map(async ([role, path]) => (await readTail(path, lines)).map((line) => (logs.length > 1 ? `${role}: ${line}` : line))));
    return tails.flat();
}
//# sourceMappingURL=log-tail.js.map

/***/ }),

/***/ 79057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ killWhenOver),
/* harmony export */   Ov: () => (/* binding */ killAtOurExit),
/* harmony export */   i8: () => (/* binding */ signalGroup)
/* harmony export */ });
/**
 * Sends `signal` to every process of the group that `leader` began. A group that has ended already is no error, nor is one
 * of another user's processes (a wrapper that changes the user): nobody here can end those.
 */
function signalGroup(leader, signal) {
    try {
        // There are no groups on Windows: the program itself has to do.
        process.kill(process.platform === 'win32' ? leader : -leader, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
const live = new Set();
/** When this process ends before the child does, the child's group is killed: detached, it would go on for ever. */
function killAtOurExit(child) {
    live.add(child);
    child.once('exit', () => live.delete(child));
    child.once('error', () => live.delete(child));
}
/**
 * The same for a child that nothing may outlive: the returned function, to be called once when it is over, kills what is
 * left of its group. The group may well have outlived its leader.
 */
function killWhenOver(child) {
    live.add(child);
    return () => {
        live.delete(child);
        if (child.pid !== undefined)
            signalGroup(child.pid, 'SIGKILL');
    };
}
process.once('exit', () => {
    for (const { pid } of live)
        if (pid !== undefined)
            signalGroup(pid, 'SIGKILL');
});
//# sourceMappingURL=process-group.js.map

/***/ }),

/***/ 13015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ callTool),
/* harmony export */   s: () => (/* binding */ callToolAtExit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79057);
/* harmony import */ var _timer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27023);
/** Calls of command-line tools: full argv, no shell, bounded in time and output; one that does not end is killed whole. */



/** Most bytes of each stream; what tools like `scontrol` print about one job is a few kilobytes. */
const maxBytes = 4 * 1024 * 1024;
/** For the last words of a tool that has ended, when something that it started still holds its pipes. */
const drainMs = 500;
/**
 * Never rejects, except with the signal's reason. A tool that is out of time, or no longer wanted, is killed together
 * with what it started: wrapper scripts wait for the program behind them, and many of both ignore SIGTERM. What a tool
 * leaves running in its group when it ends is killed, too; a service that it starts for good has a session of its own.
 */
async function callTool(call) {
    const { argv, timeoutMs, env, signal } = call;
    signal?.throwIfAborted();
    const [program, ...args] = argv;
    if (program === undefined)
        throw new Error('a tool call has an empty command');
    let child;
    try {
        child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            detached: process.platform !== 'win32',
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...env },
        });
    }
    catch (error) {
        // Some refusals are thrown, others are told by an event.
        return { kind: 'absent', reason: error instanceof Error ? error.message : String(error) };
    }
    const endGroup = (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .killWhenOver */ .DG)(child);
    let isLate = false;
    const kill = () => {
        if (child.pid !== undefined)
            (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
        isLate = true;
        kill();
    }, (0,_timer_js__WEBPACK_IMPORTED_MODULE_2__/* .timerDelay */ .n)(timeoutMs));
    signal?.addEventListener('abort', kill);
    try {
        const result = await endOf(child, kill);
        signal?.throwIfAborted();
        return isLate ? { kind: 'timeout' } : result;
    }
    finally {
        clearTimeout(timer);
        endGroup();
        signal?.removeEventListener('abort', kill);
    }
}
function endOf(child, kill) {
    let isTooMuch = false;
    const tooMuch = () => {
        isTooMuch = true;
        kill();
    };
    const stdout = textOf(child.stdout, tooMuch);
    const stderr = textOf(child.stderr, tooMuch);
    return new Promise((resolve) => {
        child.once('error', (error) => resolve({ kind: 'absent', reason: error.message }));
        child.once('exit', () => {
            setTimeout(() => {
                child.stdout.destroy();
                child.stderr.destroy();
            }, drainMs).unref();
        });
        child.once('close', (code, signal) => {
            const said = isTooMuch ? `it printed more than ${maxBytes} bytes` : `it was ended by ${String(signal)}`;
            resolve(code === null || isTooMuch
                ? { kind: 'ended', code: -1, stdout: '', stderr: `${stderr()}\n${said}` }
                : { kind: 'ended', code, stdout: stdout(), stderr: stderr() });
        });
    });
}
/** What was read so far, at most `maxBytes`. */
function textOf(stream, tooMuch) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
            tooMuch();
        else
            chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
/** What an exit may wait for: a runner that was told to go is killed soon. */
const lastCallMs = 2_000;
/** One last call while this process exits, when nothing asynchronous runs any more; what it says is nobody's to read. */
function callToolAtExit(argv, env) {
    const [program = '', ...args] = argv;
    const options = { env: { ...env }, timeout: lastCallMs, killSignal: 'SIGKILL', stdio: 'ignore' };
    // Its own group, as with every other call; the types of Node do not know that this call has the option, too.
    const call = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, Object.assign({ detached: process.platform !== 'win32' }, options));
    if (call.pid > 0)
        (0,_process_group_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(call.pid, 'SIGKILL');
}
//# sourceMappingURL=tool-call.js.map

/***/ })

};
