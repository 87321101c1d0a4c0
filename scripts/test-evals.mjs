// Tests of the evaluation client against the real lm-eval: installs it once into the cache (INFX_CACHE_DIR, else the
// user's), about 0.8 GB, then runs the tests. Usage: node scripts/test-evals.mjs [lm_eval[api]==version]
import { runRealTests } from './real-tests.mjs'

runRealTests(
  'INFX_TEST_LM_EVAL',
  ['lm_eval[api]==0.4.13'],
  ['test/clients/lm-eval', 'test/clients/evals', 'test/sweep/client-point.test.ts'],
)
