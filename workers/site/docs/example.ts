import type { DocumentedOperation } from "./document.ts";

type Parameter = NonNullable<DocumentedOperation["parameters"]>[number];

/** What the document gives as an example of a parameter; nothing where it gives none. */
export function exampleOf({ example }: Parameter): string {
	return example === undefined ? "" : String(example);
}
