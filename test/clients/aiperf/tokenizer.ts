/** A word-level tokenizer in Hugging Face's layout, made here: AIPerf loads it from a folder, without a hub. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const special = ['<unk>', '<s>', '</s>']

/** 4,096 words of four letters; one word is one token, as the simulated engine counts. */
export function wordTokenizer(): string {
  const syllables = [...'bcdfghjklmnprstv'].flatMap((consonant) =>
    [...'aeio'].map((vowel) => consonant + vowel),
  )
  const words = syllables.flatMap((first) => syllables.map((second) => first + second))
  const vocabulary = Object.fromEntries([...special, ...words].map((word, id) => [word, id]))
  const dir = mkdtempSync(join(tmpdir(), 'infx-tokenizer-'))
  writeFileSync(
    join(dir, 'tokenizer.json'),
    JSON.stringify({
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: special.map((content, id) => ({
        id,
        content,
        single_word: false,
        lstrip: false,
        rstrip: false,
        normalized: false,
        special: true,
      })),
      normalizer: null,
      pre_tokenizer: { type: 'WhitespaceSplit' },
      post_processor: null,
      decoder: null,
      model: { type: 'WordLevel', vocab: vocabulary, unk_token: '<unk>' },
    }),
  )
  writeFileSync(
    join(dir, 'tokenizer_config.json'),
    JSON.stringify({
      tokenizer_class: 'PreTrainedTokenizerFast',
      unk_token: '<unk>',
      bos_token: '<s>',
      eos_token: '</s>',
      model_max_length: 1_000_000,
      chat_template: '{% for message in messages %}{{ message["content"] }} {% endfor %}',
    }),
  )
  return dir
}
