/** This product's version; `npm version` changes package.json, and a test holds the two equal. */
export const productVersion = '0.1.0'
