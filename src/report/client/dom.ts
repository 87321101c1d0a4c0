/** Elements from data: text goes in as text nodes, never as markup. */

type Child = Node | string
interface Attributes {
  readonly class?: string
  readonly type?: string
  readonly id?: string
  readonly title?: string
  readonly [name: `aria-${string}` | `data-${string}`]: string
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries<string>({ ...attributes })) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** The element the page was built with; its absence is a bug of ours. */
export function required<Type extends Element>(
  selector: string,
  type: abstract new (...args: never[]) => Type,
): Type {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`the page has no ${selector}`)
  return found
}

export function button(label: string, onClick: () => void, ...children: readonly Child[]): HTMLButtonElement {
  const made = element('button', { type: 'button' }, ...(children.length > 0 ? children : [label]))
  made.addEventListener('click', onClick)
  return made
}

/** Tells a screen reader what just happened. */
export const say = (words: string): void => {
  required('#said', HTMLElement).textContent = words
}
