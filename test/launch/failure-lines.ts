/** A log line in the shape that its tool writes, by the row of the failure table that must recognise it. */
export const failureLines: Readonly<Record<string, readonly string[]>> = {
  'node-failed': [
    'slurmstepd: error: *** JOB 4711 ON b300-007 CANCELLED AT 2026-11-30T10:11:12 DUE TO NODE FAILURE, SEE SLURMCTLD LOG FOR DETAILS ***',
    'srun: error: Node failure on b300-007',
  ],
  preempted: [
    'slurmstepd: error: *** JOB 4711 ON b300-007 CANCELLED AT 2026-11-30T10:11:12 DUE TO PREEMPTION ***',
  ],
  'time-limit': [
    'slurmstepd: error: *** STEP 4711.3 ON b300-007 CANCELLED AT 2026-11-30T10:11:12 DUE TO TIME LIMIT ***',
  ],
  'task-launch': ['srun: error: Task launch for StepId=4711.0 failed on node b300-007: Job prolog failed'],
  'mpi-plugin': [
    "srun: error: Couldn't find the specified plugin name for mpi/pmix: cannot find mpi plugin for mpi/pmix",
  ],
  'scheduler-silent': [
    'srun: error: Unable to contact slurm controller (connect failure)',
    'sbatch: error: Batch job submission failed: Socket timed out on send/recv operation',
  ],
  cancelled: ['slurmstepd: error: *** JOB 4711 ON b300-007 CANCELLED AT 2026-11-30T10:11:12 ***'],
  'gpu-hardware': [
    'kernel: NVRM: Xid (PCI:0000:5d:00): 79, pid=12345, GPU has fallen off the bus.',
    'RuntimeError: CUDA error: uncorrectable ECC error encountered',
    'kernel: NVRM: Xid (PCI:0000:1b:00): 74, NVLink: fatal error detected on link 3',
  ],
  'gpu-fabric': ['RuntimeError: CUDA error: system not yet initialized (cudaErrorSystemNotReady)'],
  'driver-mismatch': ['Failed to initialize NVML: Driver/library version mismatch'],
  'driver-too-old': [
    'RuntimeError: The NVIDIA driver on your system is too old (found version 12040).',
    'nvidia-container-cli: requirement error: unsatisfied condition: cuda>=13.0, please update your driver',
  ],
  'gpu-architecture': [
    'torch.AcceleratorError: CUDA error: no kernel image is available for execution on the device',
  ],
  'gpu-none': [
    'RuntimeError: No CUDA GPUs: no CUDA-capable device is detected',
    'docker: could not select device driver "" with capabilities: [[gpu]].',
    "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.",
    'RuntimeError: No HIP GPUs are available',
  ],
  'gpu-memory-occupied': [
    'ValueError: Free memory on device (8.31/178.35 GiB) on startup is less than desired GPU memory utilization (0.92, 164.08 GiB).',
    'ValueError: The memory capacity is unbalanced. Some GPUs may be occupied by other processes. pre_model_load_memory=20.1',
    'torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. Process 90210 has 150.02 GiB memory in use.',
  ],
  'gpu-memory': [
    'torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total capacity of 178.35 GiB',
    'RuntimeError: Not enough memory. Please try to increase --mem-fraction-static.',
    'torch.OutOfMemoryError: HIP out of memory. Tried to allocate 12.00 GiB.',
  ],
  'port-taken': [
    '[Errno 98] error while attempting to bind on address (0.0.0.0, 8000): address already in use',
    'Error: listen EADDRINUSE: address already in use 127.0.0.11:8100',
  ],
  'shared-memory-full': [
    'NCCL WARN Error while creating shared memory segment /dev/shm/nccl-Ab12Cd (size 9637888), error: No space left on device (28)',
    "RuntimeError: DataLoader worker (pid 77) is killed by signal: Bus error. It is possible that dataloader's workers have insufficient shared memory (shm).",
  ],
  'disk-full': [
    "OSError: [Errno 28] No space left on device: '/root/.cache'",
    'write /var/lib/docker/tmp/layer: Disk quota exceeded',
  ],
  'file-system': ['OSError: [Errno 116] Stale file handle', 'cp: error reading: Input/output error'],
  'locked-memory-limit': ['ibv_reg_mr failed: Cannot allocate memory; check RLIMIT_MEMLOCK'],
  'host-memory': [
    'slurmstepd: error: Detected 1 oom-kill event(s) in StepId=12.0. Some of the step tasks have been OOM Killed.',
    'kernel: Out of memory: Killed process 4711 (python3) total-vm:912345678kB, anon-rss:612345678kB',
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    "terminate called after throwing an instance of 'std::bad_alloc'",
  ],
  killed: [
    'srun: error: b300-007: task 0: Killed',
    'container server exited with code 137',
    "subprocess.CalledProcessError: Command '['python3']' died with <Signals.SIGKILL: 9>.",
  ],
  'too-many-files': ['OSError: [Errno 24] Too many open files'],
  'too-many-threads': ["RuntimeError: can't start new thread"],
  permission: [
    "PermissionError: [Errno 13] Permission denied: '/results/profile_export.jsonl'",
    "Error: EACCES: permission denied, unlink '/runner/_work/bench/.infx/points/a1/server.log'",
  ],
  'image-rate-limit': [
    'toomanyrequests: You have reached your unauthenticated pull rate limit.',
    '[ERROR] enroot: URL https://registry.example/v2/org/engine/manifests/v1 returned error code: 429 Too Many Requests',
  ],
  'image-platform': [
    'docker: no matching manifest for linux/arm64/v8 in the manifest list entries.',
    'exec /usr/bin/python3: exec format error',
  ],
  'image-denied': [
    'docker: Error response from daemon: pull access denied for org/x, repository does not exist or may require authorization',
    '[ERROR] enroot: URL https://registry.example/v2/org/engine/manifests/v1 returned error code: 401 Unauthorized',
    'Error response from daemon: unauthorized: authentication required',
  ],
  'image-missing': [
    'docker: Error response from daemon: manifest for org/engine:v9 not found: manifest unknown: manifest unknown',
  ],
  'image-unreachable': [
    'Error response from daemon: Get "https://registry.example/v2/": dial tcp: lookup registry.example: no such host',
    'Error response from daemon: Get "https://registry.example/v2/": net/http: TLS handshake timeout',
  ],
  'image-import': [
    'slurmstepd: error: pyxis: failed to import docker image',
    "slurmstepd: error: pyxis: couldn't start container",
  ],
  'model-gated': [
    'huggingface_hub.errors.GatedRepoError: 401 Client Error. Access to this model is limited.',
    '403 Forbidden: you need to request access. Cannot access content at: https://huggingface.co/org/model',
  ],
  'model-missing': [
    '404 Client Error: Not Found for url: https://huggingface.co/x/resolve/main/tokenizer.json',
    "OSError: org/modle is not a local folder and is not a valid model identifier listed on 'https://huggingface.co/models'",
    "OSError: Can't load tokenizer for 'org/model'.",
  ],
  'hub-rate-limit': [
    '429 Client Error: Too Many Requests for url: https://huggingface.co/api/models/org/model',
  ],
  'hub-unreachable': [
    "OSError: We couldn't connect to 'https://huggingface.co' to load the files",
    'huggingface_hub.errors.LocalEntryNotFoundError: cannot find the requested files in the disk cache',
  ],
  'weights-damaged': [
    'safetensors_rust.SafetensorError: Error while deserializing header: MetadataIncompleteBuffer',
  ],
  'model-unsupported': [
    'ValueError: The checkpoint has model type `dsv9` but Transformers does not recognize this architecture.',
    "ValueError: Model architectures ['DsV9ForCausalLM'] are not supported for now.",
  ],
  'remote-code': [
    'ValueError: The repository contains custom code. Please pass the argument `trust_remote_code=True`.',
  ],
  'package-index': [
    "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError': /simple/ai-dynamo/",
  ],
  'wheel-missing': [
    'ERROR: No matching distribution found for ai-dynamo==9.9.9',
    'ERROR: flash_attn-9.whl is not a supported wheel on this platform.',
  ],
  'library-mismatch': [
    'ImportError: /usr/lib/python3/flash.so: undefined symbol: _ZN3c105ErrorC2',
    "python3: /lib/libc.so.6: version `GLIBC_2.39' not found",
  ],
  'library-missing': ['ImportError: libcuda.so.1: cannot open shared object file: No such file or directory'],
  'engine-missing': [
    "/usr/bin/python3: Error while finding module specification for 'sglang.launch_server' (ModuleNotFoundError: No module named 'sglang')",
    '/usr/bin/python3: No module named vllm',
    "ModuleNotFoundError: No module named 'tensorrt_llm'",
  ],
  'module-missing': [
    "ModuleNotFoundError: No module named 'flashinfer'",
    "ModuleNotFoundError: No module named 'vllm.v2'",
  ],
  'unknown-flag': ['sglang.launch_server: error: unrecognized arguments: --no-such-flag'],
  'kv-cache': [
    'ValueError: No available memory for the cache blocks. Try increasing gpu_memory_utilization',
    'ValueError: The max seq len (131072) is larger than the maximum number of tokens in KV cache',
  ],
  parallelism: ['AssertionError: total_num_heads 56 must be divisible by tensor parallel size 16'],
  'kernel-build': ['RuntimeError: Ninja build failed. ninja: build stopped: subcommand failed.'],
  'kv-transfer': [
    'nixl._bindings.nixlBackendError: NIXL_ERR_BACKEND',
    'Decode transfer failed for request rank=3',
  ],
  discovery: [
    'ERROR dynamo_runtime: Unable to create lease. Check etcd server status',
    'nats: connection refused by 10.0.0.4:4222',
  ],
  'illegal-access': [
    'torch.AcceleratorError: CUDA error: an illegal memory access was encountered',
    'Memory access fault by GPU node-4 on address 0x7f0000000000. Reason: Unknown.',
  ],
  'engine-hang': [
    '[2026-11-30 10:11:12 TP3] Watchdog timeout (self.watchdog_timeout=300)',
    'vllm.v1.engine.exceptions.EngineDeadError: EngineCore encountered an issue.',
  ],
  'collective-network': [
    'b300-007:77:901 [3] NCCL WARN NET/IB : Got completion from peer 10.0.0.8 with status=12 opcode=0',
    'ncclRemoteError: A call failed possibly due to a network error or a remote process exiting prematurely.',
  ],
  'collective-timeout': [
    '[rank3]:[E1130 ProcessGroupNCCL.cpp:632] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=41)',
    'RuntimeError: NCCL error: unhandled cuda error (run with NCCL_DEBUG=INFO for details)',
  ],
  'start-up-window': [
    'dynamo-sglang was not healthy within 1800 s (/health: waiting for 0 prefills and 1 decodes)',
  ],
  'warm-up-grace': ['warm-up grace of 1800 s exceeded with 412 requests in flight'],
  'client-data-set': ['Dataset configuration timed out after 900 s (AIPERF_DATASET_CONFIGURATION_TIMEOUT)'],
  'client-bottleneck': [
    'the client used 97 % of a core (limit 85 %): it was the bottleneck',
    'WARNING worker_7b1c: CPU usage is high (92.4%)',
  ],
  'session-field': ['400 Bad Request: Unknown field `session_control` in nvext: nvext.session_control'],
  'context-exceeded': [
    "This model's maximum context length is 131072 tokens. However, you requested 140000 tokens.",
  ],
  'keep-alive': [
    'aiohttp.client_exceptions.ClientOSError: [Errno 104] Connection reset by peer',
    'aiohttp.client_exceptions.ServerDisconnectedError: Server disconnected',
    'Error: read ECONNRESET',
  ],
  'request-timeout': ['aiohttp.client_exceptions.ClientConnectorError: [Errno 110] Connect call failed'],
}
