// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * A generative question set scored by exact match: the subset of an lm-eval task file that the built-in runner carries out, so that both runners can read the same file.
 */
export interface EvalTask {
  /**
   * Task name, lower case; the key of its threshold.
   */
  task: string
  /**
   * Local JSONL files; the only kind the built-in runner reads.
   */
  dataset_path?: 'json'
  /**
   * Where the documents are.
   */
  dataset_kwargs: {
    /**
     * Split name to JSONL file, relative to this file.
     */
    data_files: {
      [k: string]: string
    }
  }
  /**
   * Split with the questions.
   */
  test_split: string
  /**
   * Split with the worked examples; needed when num_fewshot is above 0.
   */
  fewshot_split?: string
  /**
   * How worked examples are chosen.
   */
  fewshot_config?: {
    /**
     * The first num_fewshot documents of the split, for every question.
     */
    sampler: 'first_n'
  }
  /**
   * Worked examples before each question; 0 when absent.
   */
  num_fewshot?: number
  /**
   * Worked examples as user and assistant turns (true, lm-eval's default with a chat template) or joined in one user turn (false).
   */
  fewshot_as_multiturn?: boolean
  /**
   * The only kind the built-in runner asks.
   */
  output_type?: 'generate_until'
  /**
   * Prompt of one document; {{field}} inserts a field of it.
   */
  doc_to_text: string
  /**
   * Reference answer of one document; {{field}} inserts a field of it.
   */
  doc_to_target: string
  /**
   * Sampling of the answers.
   */
  generation_kwargs?: {
    /**
     * Stop strings; the first four are sent.
     */
    until?: string[]
    /**
     * Answers are greedy.
     */
    do_sample?: false
    /**
     * Answers are greedy.
     */
    temperature?: 0
  }
  /**
   * Every filter extracts an answer and is scored on its own.
   *
   * @minItems 1
   */
  filter_list: [
    {
      /**
       * Name behind the comma of the metric, e.g. strict-match.
       */
      name: string
      /**
       * One regex step, then take_first.
       *
       * @minItems 1
       */
      filter: [
        {
          /**
           * Step of the filter.
           */
          function: 'regex' | 'take_first'
          /**
           * Python regular expression; its first non-empty group is the answer.
           */
          regex_pattern?: string
          /**
           * Which of all matches counts: 0 the first (also when absent), -1 the last.
           */
          group_select?: number
          /**
           * Answer when nothing matches; [invalid] when absent.
           */
          fallback?: string
        },
        ...{
          /**
           * Step of the filter.
           */
          function: 'regex' | 'take_first'
          /**
           * Python regular expression; its first non-empty group is the answer.
           */
          regex_pattern?: string
          /**
           * Which of all matches counts: 0 the first (also when absent), -1 the last.
           */
          group_select?: number
          /**
           * Answer when nothing matches; [invalid] when absent.
           */
          fallback?: string
        }[]
      ]
    },
    ...{
      /**
       * Name behind the comma of the metric, e.g. strict-match.
       */
      name: string
      /**
       * One regex step, then take_first.
       *
       * @minItems 1
       */
      filter: [
        {
          /**
           * Step of the filter.
           */
          function: 'regex' | 'take_first'
          /**
           * Python regular expression; its first non-empty group is the answer.
           */
          regex_pattern?: string
          /**
           * Which of all matches counts: 0 the first (also when absent), -1 the last.
           */
          group_select?: number
          /**
           * Answer when nothing matches; [invalid] when absent.
           */
          fallback?: string
        },
        ...{
          /**
           * Step of the filter.
           */
          function: 'regex' | 'take_first'
          /**
           * Python regular expression; its first non-empty group is the answer.
           */
          regex_pattern?: string
          /**
           * Which of all matches counts: 0 the first (also when absent), -1 the last.
           */
          group_select?: number
          /**
           * Answer when nothing matches; [invalid] when absent.
           */
          fallback?: string
        }[]
      ]
    }[]
  ]
  /**
   * Exact match and how both sides are normalised before the comparison.
   *
   * @minItems 1
   * @maxItems 1
   */
  metric_list: [
    {
      /**
       * Share of answers equal to the reference.
       */
      metric: 'exact_match'
      /**
       * Mean over the questions.
       */
      aggregation?: 'mean'
      /**
       * A score, not an error.
       */
      higher_is_better?: true
      /**
       * Compare in lower case.
       */
      ignore_case?: boolean
      /**
       * Drop ASCII punctuation from both sides.
       */
      ignore_punctuation?: boolean
      /**
       * Python regular expressions removed from both sides, in this order, before anything else.
       */
      regexes_to_ignore?: string[]
    }
  ]
  /**
   * Every question is asked once.
   */
  repeats?: 1
  /**
   * Free notes; two have a meaning here.
   */
  metadata?: {
    /**
     * Version of the task; scores of different versions are not compared.
     */
    version?: number | string
    /**
     * True when the test split is the whole question set, so that a score over all of it may pass a gate. A slice of a larger set says false. Absent = true.
     */
    full_set?: boolean
    [k: string]: unknown
  }
}
