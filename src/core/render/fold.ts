/** The 中文 fold that ends every document for people. */
export const chineseFold = (markdown: string): string =>
  `<details><summary>中文</summary>\n\n${markdown}\n\n</details>`
