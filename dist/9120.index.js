export const id = 9120;
export const ids = [9120];
export const modules = {

/***/ 59332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XE: () => (/* binding */ classifyFailure),
  $K: () => (/* binding */ failureRow),
  LX: () => (/* binding */ isRetriable)
});

// UNUSED EXPORTS: failureAreas, failureTable

;// CONCATENATED MODULE: ./lib/src/launch/failures/client.js
const clientFailures = [
    {
        id: 'start-up-window',
        pattern: /was not healthy within [\d.]+ s|timed out waiting for .{0,60}(healthy|ready|health)/i,
        cause: 'the engine was not healthy within its start-up window',
        blame: 'infra',
        hint: 'read the log tail: weights still loading from a slow disk, a worker that waits for another, or a hung node; the window is "start-up-window-seconds", or the recipe’s health_check',
        retriable: true,
    },
    {
        id: 'warm-up-grace',
        pattern: /warm-?up (grace|drain)[^\n]{0,120}(exceeded|expired|elapsed|passed|timed out|timeout)|warm-?up[^\n]{0,80}timed out with \d+/i,
        cause: 'the warm-up did not drain within its grace',
        blame: 'user',
        hint: 'thousands of long first requests need more than half an hour at high conc: raise the warm-up grace, or send fewer warm-up requests per lane',
        retriable: false,
    },
    {
        id: 'client-data-set',
        pattern: /(DATASET_CONFIGURATION|PROFILE_CONFIGURE)_TIMEOUT|[Dd]ataset (configuration|manager).{0,80}(timed out|timeout)/,
        cause: 'the load client did not finish its prompts in time',
        blame: 'infra',
        hint: 'building a corpus takes up to a quarter of an hour on a busy host: run fewer points at once there, or keep the cache (INFX_CACHE_DIR)',
        retriable: true,
    },
    {
        id: 'client-bottleneck',
        pattern: /of a core \(limit [^)]*\): it was the bottleneck|worker.{0,40}CPU (usage|utili[sz]ation)[^\n]{0,60}\b(8[5-9]|9\d|1\d\d)(\.\d+)? ?%/i,
        cause: 'the load client used its processor up, so that it measured itself',
        blame: 'infra',
        hint: 'give the client more cores or a host of its own; token counts come from the server, so nothing else needs its time',
        retriable: false,
    },
    {
        id: 'session-field',
        pattern: /nvext[.\w]*session_control|Unknown field.{0,40}nvext|extra fields not permitted.{0,60}nvext/i,
        cause: 'the front end refuses the session field of the requests',
        blame: 'user',
        hint: 'newer Dynamo takes the session from a header: route by x-dynamo-session-id',
        retriable: false,
    },
    {
        id: 'context-exceeded',
        pattern: /maximum context length is \d+ tokens|longer than the model's context length|input .{0,40}exceeds .{0,40}(context|max_model_len|max_seq_len)/i,
        cause: 'a request is longer than the context that the engine serves',
        blame: 'user',
        hint: 'raise max-model-len in the recipe, or replay the corpus of the model’s context length',
        retriable: false,
    },
    {
        id: 'keep-alive',
        pattern: /ECONNRESET|\[Errno 104\]|Connection reset by peer|ServerDisconnectedError|socket hang up|other side closed/i,
        cause: 'the server closed connections that the client was about to use again',
        blame: 'user',
        hint: 'its keep-alive is shorter than the client’s: set SGLANG_TIMEOUT_KEEP_ALIVE=900 in the recipe, or AIPERF_HTTP_KEEPALIVE_TIMEOUT=4; when the engine died, its own log has the cause',
        retriable: false,
    },
    {
        id: 'request-timeout',
        pattern: /\[Errno 110\]|ETIMEDOUT|Connection timed out/i,
        cause: 'connections to the engine timed out',
        blame: 'infra',
        hint: 'a burst may wait for minutes in the queue: AIPERF_HTTP_TCP_USER_TIMEOUT must be longer than that; else a firewall between client and engine',
        retriable: true,
    },
];
//# sourceMappingURL=client.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failures/engine.js
const engineFailures = [
    {
        id: 'unknown-flag',
        pattern: /unrecognized arguments?:|no such option|invalid choice:|unexpected argument '--/i,
        cause: 'the engine does not know a flag of its command',
        blame: 'user',
        hint: 'image and recipe do not fit together: check the flag against the engine version',
        retriable: false,
    },
    {
        id: 'kv-cache',
        pattern: /max(_model_len| seq len).{0,200}(larger|greater) than|KV cache.{0,120}(not enough|too small|larger than the available)|No available memory for the cache blocks/i,
        cause: 'the context does not fit into the memory that is left for the KV cache',
        blame: 'user',
        hint: 'lower max-model-len, raise the memory fraction, or raise tp',
        retriable: false,
    },
    {
        id: 'parallelism',
        pattern: /must be divisible by .{0,60}(tensor|tp|ep|dp|parallel)|(heads|experts|hidden_size|intermediate_size).{0,80}(divisible by)|world size .{0,60}(larger|greater) than .{0,40}(available )?gpus/i,
        cause: 'the parallelism of the recipe does not fit the model or the GPUs',
        blame: 'user',
        hint: 'tp, ep and dp must divide the model’s heads and experts, and their product is the number of GPUs',
        retriable: false,
    },
    {
        id: 'kernel-build',
        pattern: /ninja: build stopped|nvcc( fatal|: not found)|Error building extension|Ninja build failed/i,
        cause: 'a kernel that the engine compiles at its start did not compile',
        blame: 'user',
        hint: 'take an image with kernels built for this GPU, or with the CUDA compiler of its version',
        retriable: false,
    },
    {
        id: 'kv-transfer',
        pattern: /NIXL_ERR|UCX +ERROR|KVTransferError|Decode transfer failed|transfer engine.{0,80}(fail|error)|Mooncake.{0,120}(fail|error)/i,
        cause: 'the transfer of KV cache between workers failed',
        blame: 'infra',
        hint: 'check the RDMA devices and "network-interface" of the site, and that all workers run the same versions',
        retriable: true,
    },
    {
        id: 'discovery',
        pattern: /etcd.{0,120}(lease|connection|deadline|unavailable|refused)|Unable to (create|keep) lease|nats.{0,120}(connection|timed out|refused|no servers)/i,
        cause: 'a worker lost etcd or NATS, by which workers find each other',
        blame: 'infra',
        hint: 'see the logs of etcd and nats of the point; their node may be overloaded or their port blocked',
        retriable: true,
    },
    {
        id: 'illegal-access',
        pattern: /CUDA error: (an illegal memory access|unspecified launch failure|device-side assert|misaligned address)|Memory access fault by GPU|hipErrorIllegalAddress/i,
        cause: 'a kernel of the engine touched memory that is not its own',
        blame: 'product',
        hint: 'mostly a fault of the engine at this configuration: report it there with the log; a fault of the hardware leaves an Xid in the kernel log',
        retriable: false,
    },
    {
        id: 'engine-hang',
        pattern: /Watchdog timeout \(|EngineDeadError|RPC call to \S+ timed out|Scheduler hit an exception.{0,80}timeout|Hang detected on rank/i,
        cause: 'the engine stopped making progress and ended itself',
        blame: 'product',
        hint: 'the first error before this line is the cause; without one it is a hang of the engine at this configuration',
        retriable: false,
    },
];
//# sourceMappingURL=engine.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failures/gpu.js
/** Hardware first: a GPU that fell off the bus lets collectives time out, never the other way round. */
const gpuFailures = [
    {
        id: 'gpu-hardware',
        pattern: /NVRM: Xid|\bXid \(PCI|GPU has fallen off the bus|uncorrectable (NVLink|ECC) error|CUDA error: uncorrectable|GPU is lost/i,
        cause: 'a GPU failed while the engine ran',
        blame: 'infra',
        hint: 'retry on another node; exclude this one in the site file when it happens again, and read its kernel log for the Xid',
        retriable: true,
    },
    {
        id: 'gpu-fabric',
        pattern: /fabric manager.{0,80}(not|fail|error)|cudaErrorSystemNotReady|system not yet initialized|GPU fabric.{0,60}(fail|not ready)|NVLS.{0,80}(failed|error)/i,
        cause: 'the link between the GPUs of the node is not up',
        blame: 'infra',
        hint: 'start nvidia-fabricmanager on the node (its version must be that of the driver), or exclude the node',
        retriable: true,
    },
    {
        id: 'driver-mismatch',
        pattern: /Driver\/library version mismatch/i,
        cause: 'the loaded kernel driver and its libraries have different versions',
        blame: 'infra',
        hint: 'the driver was updated and the node not restarted: restart it, or exclude it until then',
        retriable: true,
    },
    {
        id: 'driver-too-old',
        pattern: /CUDA driver version is insufficient|NVIDIA driver on your system is too old|forward compatibility was attempted on non supported HW|unsatisfied condition: (cuda|driver|brand)|Unsupported AMDGPU driver/i,
        cause: 'the driver of the node is too old for the CUDA of the image',
        blame: 'infra',
        hint: 'update the driver, or take an image that was built for the CUDA version that this driver knows',
        retriable: false,
    },
    {
        id: 'gpu-architecture',
        pattern: /no kernel image is available for execution|provided PTX was compiled with an unsupported toolchain|hipErrorNoBinaryForGpu|hipErrorInvalidDeviceFunction|invalid device function/i,
        cause: 'the image holds no code for this kind of GPU',
        blame: 'user',
        hint: 'take an image that was built for this GPU architecture',
        retriable: false,
    },
    {
        id: 'gpu-none',
        pattern: /No supported gpu backend|no CUDA-capable device|NVML: (Unknown|Driver Not Loaded)|NVIDIA-SMI has failed|hipErrorNoDevice|No HIP GPUs are available|could not select device driver|nvidia-container-cli: initialization error|failed to get device handles|Found no NVIDIA driver/i,
        cause: 'the engine found no usable GPU',
        blame: 'infra',
        hint: 'look at nvidia-smi or amd-smi on the node, and at how the site hands GPUs to jobs and containers',
        retriable: true,
    },
    {
        id: 'gpu-memory-occupied',
        pattern: /Free memory on device .{0,120}is less than desired GPU memory utilization|memory capacity is unbalanced.{0,120}occupied|Process \d+ has \d[\d.]* [GM]iB memory in use/i,
        cause: 'another process holds memory of the GPUs',
        blame: 'infra',
        hint: 'an earlier engine was not ended: infx doctor names leftovers; the point is retried',
        retriable: true,
    },
    {
        id: 'gpu-memory',
        pattern: /CUDA out of memory|HIP out of memory|hipErrorOutOfMemory|cudaErrorMemoryAllocation|CUDA_ERROR_OUT_OF_MEMORY|torch\.OutOfMemoryError|Not enough memory\. Please try to increase --mem-fraction/i,
        cause: 'the engine ran out of GPU memory',
        blame: 'user',
        hint: 'lower conc or the memory fraction, or raise tp',
        retriable: false,
    },
];
/** Of several GPUs or nodes; after everything that can let a collective hang. */
const collectiveFailures = [
    {
        id: 'collective-network',
        pattern: /NCCL WARN.{0,200}(NET\/(IB|Socket)|ibv_|Connection (refused|reset|closed)|No route to host|no socket interface)|ncclRemoteError|Bootstrap : no socket interface found|RCCL.{0,120}(ibv_|No route to host)/i,
        cause: 'the network between the GPUs failed',
        blame: 'infra',
        hint: 'check "network-interface" of the site file (NCCL_SOCKET_IFNAME), the InfiniBand ports of the node, and its neighbours',
        retriable: true,
    },
    {
        id: 'collective-timeout',
        pattern: /[NR]CCL.{0,200}(timeout|timed out|unhandled (system|cuda) error)|ncclUnhandledCudaError|ncclSystemError|Watchdog caught collective operation timeout/i,
        cause: 'a collective operation between GPUs timed out',
        blame: 'infra',
        hint: 'one GPU or link of the node hangs, or one rank died before: retry elsewhere and look at the node',
        retriable: true,
    },
];
//# sourceMappingURL=gpu.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failures/host.js
const hostFailures = [
    {
        id: 'port-taken',
        pattern: /EADDRINUSE|address already in use|(port |:)\d+ is (already )?(in use|taken)/i,
        cause: 'a port of the engine is taken by another process',
        blame: 'infra',
        hint: 'another engine may still be running on this node (infx doctor names leftovers); the point is retried on another port',
        retriable: true,
    },
    {
        id: 'shared-memory-full',
        pattern: /\/dev\/shm\/?\S*.{0,120}(No space left on device|error)|(No space left on device|shared memory segment).{0,160}\/dev\/shm|Bus error.{0,60}core dumped|insufficient shared memory \(shm\)/i,
        cause: 'the shared memory of the container is too small',
        blame: 'infra',
        hint: 'raise "shm-size" of "docker" in the site file, or keep "ipc: host"',
        retriable: false,
    },
    {
        id: 'disk-full',
        pattern: /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded/i,
        cause: 'a disk of the node is full, or a quota used up',
        blame: 'infra',
        hint: 'free disk space on the node; an image and its caches need tens of gigabytes',
        retriable: true,
    },
    {
        id: 'file-system',
        pattern: /\b(Read-only file system|Stale file handle|ESTALE|Input\/output error|Transport endpoint is not connected)\b/i,
        cause: 'a file system of the node does not work',
        blame: 'infra',
        hint: 'retry on another node and look at the mounts of this one',
        retriable: true,
    },
    {
        id: 'locked-memory-limit',
        pattern: /RLIMIT_MEMLOCK|max locked memory|cudaHost(Alloc|Register).{0,120}(fail|error|memory)|mlock.{0,60}Cannot allocate memory|ibv_reg_mr.{0,80}(fail|Cannot allocate memory)/i,
        cause: 'the engine may not lock as much host memory as it needs',
        blame: 'infra',
        hint: 'give "memlock: -1" under "ulimits" of the site file, or in the limits of slurmd',
        retriable: false,
    },
    {
        id: 'host-memory',
        pattern: /heap out of memory|Out of memory: Killed process|oom-kill|OOMKilled|Exceeded job memory limit|std::bad_alloc|\bMemoryError\b|DefaultCPUAllocator: can't allocate memory/i,
        cause: 'the process ran out of host memory',
        blame: 'infra',
        hint: 'the node has less memory than the point needs (the KV offload counts), or another job uses it',
        retriable: true,
    },
    {
        id: 'killed',
        pattern: /exit(ed)?( with)?( exit)?[ -](code|status)[:= ]+137|task \d+(-\d+)?: Killed|was killed by SIGKILL|terminated by signal (9|SIGKILL)|died with <Signals\.SIGKILL: 9>|signal: 9, SIGKILL/i,
        cause: 'the process was killed from outside (137 is 128 + SIGKILL)',
        blame: 'infra',
        hint: 'nearly always the kernel for lack of host memory: see dmesg of the node; else somebody or a limit killed it',
        retriable: true,
    },
    {
        id: 'too-many-files',
        pattern: /EMFILE|Too many open files/i,
        cause: 'the process may not open as many files as it needs',
        blame: 'infra',
        hint: 'raise "nofile" under "ulimits" of the site file; every connection is a file',
        retriable: false,
    },
    {
        id: 'too-many-threads',
        pattern: /pthread_create failed|can't start new thread|fork: (retry: )?Resource temporarily unavailable/i,
        cause: 'the process may not start as many threads as it needs',
        blame: 'infra',
        hint: 'raise the limit of processes (ulimit -u, --pids-limit of the container, or TasksMax of the service)',
        retriable: false,
    },
    {
        id: 'permission',
        pattern: /EACCES|\[Errno 13\]|: Permission denied/i,
        cause: 'a file or folder is not the runner’s to use',
        blame: 'infra',
        hint: 'most often files that a container wrote as root: keep "user: caller" in the site file and give the folder back to the runner',
        retriable: false,
    },
];
//# sourceMappingURL=host.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failures/image.js
const imageFailures = [
    {
        id: 'image-rate-limit',
        pattern: /toomanyrequests|pull rate limit|(registry|manifest|docker|enroot|auth).{0,160}\b429\b/i,
        cause: 'the registry has had too many pulls from this site for the container image',
        blame: 'infra',
        hint: 'log in to the registry, use a mirror, or fill the image cache beforehand',
        retriable: true,
    },
    {
        id: 'image-platform',
        pattern: /no matching manifest for|exec format error|image platform .{0,80}does not match/i,
        cause: 'the container image is for another processor',
        blame: 'user',
        hint: 'GB200 and GB300 nodes are arm64: take an image that has this platform',
        retriable: false,
    },
    {
        id: 'image-denied',
        pattern: /pull access denied|(requested access to the resource is denied)|unauthorized: authentication required|(registry|docker|enroot|manifest|auth|token).{0,160}\b(401|403)\b|denied: .{0,80}(permission|access)/i,
        cause: 'the registry does not give the container image to this site',
        blame: 'infra',
        hint: 'log in to the registry on the runner (or put the token where enroot reads it); check that the repository exists',
        retriable: false,
    },
    {
        id: 'image-missing',
        pattern: /manifest (unknown|for \S+ not found)|container image \S+ not found|repository \S+ not found|No such image|(docker|enroot|manifest).{0,160}\b404\b/i,
        cause: 'the container image does not exist under this name and tag',
        blame: 'user',
        hint: 'check name and tag in the configuration; a nightly tag may have been removed',
        retriable: false,
    },
    {
        id: 'image-unreachable',
        pattern: /TLS handshake timeout|Client\.Timeout exceeded while awaiting headers|dial tcp.{0,120}(i\/o timeout|connection refused|no such host|no route to host)|received unexpected HTTP status: 5\d\d/i,
        cause: 'the registry of the container image does not answer',
        blame: 'infra',
        hint: 'check network, name resolution and proxy of the node',
        retriable: true,
    },
    {
        id: 'image-import',
        pattern: /error (pulling|importing) image|enroot.{0,80}(failed|ERROR)|pyxis: (failed to (import|create)|couldn't start container)|squashfs.{0,60}(corrupt|error|invalid)|filesystem on .{0,200}mount.{0,60}failed/i,
        cause: 'the container image could not be unpacked or opened',
        blame: 'infra',
        hint: 'a damaged file in the image cache, or no space for unpacking: remove the file and let it be imported again',
        retriable: true,
    },
];
//# sourceMappingURL=image.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failures/model.js
const modelFailures = [
    {
        id: 'model-gated',
        pattern: /GatedRepoError|401 Client Error|403 (Client Error|Forbidden).{0,200}huggingface|Access to model \S+ is restricted/is,
        cause: 'the hub refused to hand out the model',
        blame: 'infra',
        hint: 'pass HF_TOKEN on in "pass-environment" of the site file, with access to this model',
        retriable: false,
    },
    {
        id: 'hub-rate-limit',
        pattern: /429 (Client Error|Too Many Requests).{0,200}huggingface|huggingface.{0,200}429 Too Many Requests/is,
        cause: 'the hub has had too many requests from this site',
        blame: 'infra',
        hint: 'keep models in folders of the site ("models" of the site file) instead of fetching them for every point',
        retriable: true,
    },
    {
        id: 'hub-unreachable',
        pattern: /LocalEntryNotFoundError|OfflineModeIsEnabled|couldn't connect to '?https:\/\/huggingface|HTTPSConnectionPool\(host='huggingface|huggingface\.co.{0,200}(timed out|Connection (refused|reset)|Name or service not known)/i,
        cause: 'the hub cannot be reached from the node',
        blame: 'infra',
        hint: 'give the model’s folder under "models" of the site file, or open the network of the node',
        retriable: true,
    },
    {
        id: 'model-missing',
        pattern: /(Repository Not Found|404 Client Error).{0,200}huggingface|RepositoryNotFoundError|\bEntryNotFoundError|OSError: \S+ is not a local folder and is not a valid model|Can't load tokenizer for/is,
        cause: 'the model or its tokenizer is not on the hub under this name',
        blame: 'user',
        hint: 'check the model’s name, or give its folder under "models" of the site file',
        retriable: false,
    },
    {
        id: 'weights-damaged',
        pattern: /SafetensorError|Error while deserializing header|HeaderTooLarge|MetadataIncompleteBuffer|No such file or directory:? '?\S+\.safetensors|unexpected EOF, expected \d+ more bytes/i,
        cause: 'a weight file is damaged or missing',
        blame: 'infra',
        hint: 'an interrupted download: infx doctor names missing shards of the site’s models; fetch the model again',
        retriable: false,
    },
    {
        id: 'model-unsupported',
        pattern: /does not recognize this architecture|Model architectures? .{0,120}(not supported|failed to be inspected)|Unsupported architectures?|Unknown model type/i,
        cause: 'this engine version does not know the model',
        blame: 'user',
        hint: 'take an image with an engine version that serves this model',
        retriable: false,
    },
    {
        id: 'remote-code',
        pattern: /trust_remote_code=True|requires you to execute the (configuration|code) file/i,
        cause: 'the model brings code of its own, and the engine was not told to run it',
        blame: 'user',
        hint: 'add trust-remote-code to the recipe, when the model’s code may run',
        retriable: false,
    },
];
const packageFailures = [
    {
        id: 'package-index',
        pattern: /after connection broken by|Could not fetch URL .{0,200}(connection|timed out)|ReadTimeoutError.{0,120}(pypi|files\.pythonhosted)/i,
        cause: 'the index of packages that the recipe installs from does not answer',
        blame: 'infra',
        hint: 'check network and proxy of the node, or use an image that has the package',
        retriable: true,
    },
    {
        id: 'wheel-missing',
        pattern: /No matching distribution found for|Could not find a version that satisfies|is not a supported wheel on this platform/i,
        cause: 'a package that the recipe installs does not exist for this image',
        blame: 'user',
        hint: 'check version, Python and platform of the wheel, or use an image that has it',
        retriable: false,
    },
    {
        id: 'library-mismatch',
        pattern: /undefined symbol: \S+|version `?(GLIBC|GLIBCXX|CXXABI)_\S+ not found/i,
        cause: 'a library of the image was built against another version',
        blame: 'user',
        hint: 'what the recipe installs does not fit the image: pin versions that were built together',
        retriable: false,
    },
    {
        id: 'library-missing',
        pattern: /cannot open shared object file/i,
        cause: 'a shared library that the engine needs is missing',
        blame: 'user',
        hint: 'in a container, image and recipe do not fit together, and libcuda.so.1 means that it was given no GPUs; launcher process uses no image: install it on this host',
        retriable: false,
    },
    {
        id: 'engine-missing',
        // The package itself, not a part of it: that one is another version.
        pattern: /No module named '?(sglang|vllm|tensorrt_llm|dynamo)(?!\w|\.)/,
        cause: 'the engine is not installed where it was started',
        blame: 'user',
        hint: 'launcher process uses no image: install the engine for the python3 that PATH finds; in a container, the image is of another engine',
        retriable: false,
    },
    {
        id: 'module-missing',
        pattern: /ModuleNotFoundError: No module named|ImportError: cannot import name/i,
        cause: 'a module that the engine needs is missing',
        blame: 'user',
        hint: 'in a container, image and recipe do not fit together; launcher process uses no image: install it beside the engine',
        retriable: false,
    },
];
//# sourceMappingURL=model.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failures/scheduler.js
const schedulerFailures = [
    {
        id: 'node-failed',
        pattern: /DUE TO NODE FAILURE|Node failure on|a node of Slurm job \S+ (failed|did not start|could not start)/i,
        cause: 'a node of the job failed',
        blame: 'infra',
        hint: 'the point is retried; exclude the node in the site file until it is repaired',
        retriable: true,
    },
    {
        id: 'preempted',
        pattern: /DUE TO PREEMPTION|was preempted/i,
        cause: 'the job was preempted by another one',
        blame: 'infra',
        hint: 'use a partition or quality of service that is not preempted',
        retriable: true,
    },
    {
        id: 'time-limit',
        pattern: /DUE TO TIME LIMIT|reached its time limit|passed its deadline/i,
        cause: 'the job reached its time limit',
        blame: 'user',
        hint: 'raise "time-limit-minutes" in the site file, or shorten the point',
        retriable: false,
    },
    {
        id: 'task-launch',
        pattern: /Task launch for StepId=\S+ failed on node|Unable to create step for job|slurmd.{0,80}(prolog|Prolog) (error|failed)/i,
        cause: 'a node could not start its part of the job',
        blame: 'infra',
        hint: 'see slurmd’s log on the node; the point is retried',
        retriable: true,
    },
    {
        id: 'mpi-plugin',
        pattern: /(cannot find|Couldn't find|Invalid).{0,60}mpi.{0,20}(plugin|type)|mpi\/pmix\S*: .{0,40}(ERROR|error)|PMIX_ERR\S*/i,
        cause: 'the scheduler cannot start MPI tasks the way the engine needs',
        blame: 'infra',
        hint: '"srun --mpi=list" tells what there is; name it as "mpi" in the site file',
        retriable: false,
    },
    {
        id: 'scheduler-silent',
        pattern: /Unable to contact slurm controller|Socket timed out on send\/recv operation|Zero Bytes were transmitted or received|Communication connection failure/i,
        cause: 'the scheduler did not answer',
        blame: 'infra',
        hint: 'scontrol ping tells whether its controller lives; the point is retried',
        retriable: true,
    },
    {
        id: 'cancelled',
        // A step is also cancelled by the end of another one, which is then the cause.
        pattern: /\*\*\* JOB \S+ ON \S+ CANCELLED AT|was cancelled from outside/i,
        cause: 'the job was cancelled from outside',
        blame: 'infra',
        hint: 'somebody, or a rule of the cluster, cancelled it',
        retriable: true,
    },
];
//# sourceMappingURL=scheduler.js.map
;// CONCATENATED MODULE: ./lib/src/launch/failure-table.js







const failureAreas = [
    { title: 'The scheduler', rows: schedulerFailures },
    { title: 'GPUs and drivers', rows: gpuFailures },
    { title: 'The node', rows: hostFailures },
    { title: 'Container images', rows: imageFailures },
    { title: 'Models', rows: modelFailures },
    { title: 'Packages and libraries', rows: packageFailures },
    { title: 'Engines', rows: engineFailures },
    { title: 'Between GPUs and nodes', rows: collectiveFailures },
    { title: 'Measuring', rows: clientFailures },
];
const failureTable = failureAreas.flatMap(({ rows }) => rows);
/** The first row that matches any of the lines, and the line it matched. */
function classifyFailure(lines) {
    for (const row of failureTable) {
        const line = lines.find((candidate) => row.pattern.test(candidate));
        if (line !== undefined)
            return { row, line };
    }
    return undefined;
}
const failureRow = (id) => failureTable.find((row) => row.id === id);
/**
 * Whether starting the point again may help: what the row says that the problem was recognised by, else whether it is
 * the infrastructure's.
 */
function isRetriable(problem) {
    const row = problem.fault === undefined ? undefined : failureRow(problem.fault);
    return row?.retriable ?? problem.blame === 'infra';
}
//# sourceMappingURL=failure-table.js.map

/***/ }),

/***/ 61361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ jobFileNames),
/* harmony export */   v: () => (/* binding */ JobFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Files through which a job script and its watcher talk. The file system is shared, so what a node wrote may be late. */


const jobFileNames = {
    script: 'job.sh',
    /** Job id, then a name and an address per node; written when processes start. */
    allocation: 'allocation',
    /** Role and exit code of the first process that ended. */
    ended: 'ended',
    /** Written by the watcher: the script ends its processes by itself, also when no order of the scheduler arrives. */
    stop: 'stop',
};
class JobFiles {
    dir;
    constructor(dir) {
        this.dir = dir;
    }
    path(file) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, jobFileNames[file]);
    }
    async allocation() {
        const lines = (await this.#text('allocation'))?.trimEnd().split('\n');
        const [jobId, ...nodes] = lines ?? [];
        if (jobId === undefined)
            return undefined;
        const pairs = nodes.map((line) => line.split(' '));
        return {
            jobId,
            names: pairs.map(([name]) => name ?? ''),
            addresses: pairs.map(([, address]) => address ?? ''),
        };
    }
    async ended() {
        const [role, code] = (await this.#text('ended'))?.trim().split(' ') ?? [];
        return role === undefined || code === undefined ? undefined : { role, code: Number(code) };
    }
    askToStop() {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(this.path('stop'), '');
    }
    /** Listing the folder first makes a network file system ask for names that it remembers as missing. */
    async #text(file) {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.dir);
        if (!names.includes(jobFileNames[file]))
            return undefined;
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(this.path(file), 'utf8');
        }
        catch (error) {
            if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESTALE')) {
                return undefined; // Listed but not visible yet; the next look will see it.
            }
            throw error;
        }
    }
}
//# sourceMappingURL=job-files.js.map

/***/ })

};
