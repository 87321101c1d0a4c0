// Tests of the load client against the real AIPerf: installs it once into the cache (INFX_CACHE_DIR, else the user's),
// about 1.2 GB per package, then runs the tests. Usage: node scripts/test-aiperf.mjs [project==version ...]
import { runRealTests } from './real-tests.mjs'

/** The public package, and the official client of the agentic benchmark with its own build of AIPerf. */
const packages = ['aiperf==0.13.0', 'agentx-harness==1.0.12']

runRealTests('INFX_TEST_AIPERF', packages, [
  'test/clients/aiperf',
  'test/clients/python-env',
  'test/sweep/client-point.test.ts',
])
