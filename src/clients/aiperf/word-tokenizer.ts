/** A tokenizer for points that no model serves. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const special = ['<unk>', '<s>', '</s>']

/**
 * Writes a tokenizer of 4,096 words of four letters in Hugging Face's layout: one word is one token, as the simulated
 * engine counts. AIPerf loads it from the folder, so a simulated point needs neither a hub nor a model.
 */
export async function writeWordTokenizer(dir: string): Promise<void> {
  const syllables = 'bcdfghjklmnprstv'
    .split('')
    .flatMap((consonant) => 'aeio'.split('').map((vowel) => consonant + vowel))
  const words = syllables.flatMap((first) => syllables.map((second) => first + second))
  const vocabulary = Object.fromEntries([...special, ...words].map((word, id) => [word, id]))
  await mkdir(dir, { recursive: true })
  await writeFile(
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
  await writeFile(
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
}
