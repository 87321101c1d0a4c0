/** JSON whose integers may be larger than a JavaScript number holds exactly: ids of GitHub. */

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Parses strict JSON; an integer that a number would round comes as the text of its digits. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  const exact = /\d{16}/.test(text)
    ? text.replace(tokens, (token) =>
        /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
      )
    : text
  return JSON.parse(exact)
}
