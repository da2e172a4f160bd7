import type { JsonSchema } from "#workers/rest/document/json-schema";
import { PROPERTY_WORDS } from "#workers/rest/document/property-words";

/**
 * Says of each property what it is, where its schema does not.
 * @param holder name of the schema, or of the property, that has them.
 * @throws Error naming a property that nobody describes.
 */
export function describeProperties(holder: string, schema: JsonSchema): void {
	for (const [name, property] of Object.entries(schema.properties ?? {})) {
		property.description ??= wordsFor(holder, name);
		describeProperties(name, property);
	}
	const inner = [schema.items, schema.additionalProperties, schema.anyOf, schema.allOf].flat();
	for (const part of inner)
		if (typeof part === "object" && part !== null) describeProperties(holder, part as JsonSchema);
}

/** What a property or parameter is. @throws Error when nobody says it. */
export function wordsFor(holder: string, name: string): string {
	const words = PROPERTY_WORDS[`${holder}.${name}`] ?? PROPERTY_WORDS[name];
	if (words === undefined) {
		throw new Error(`Say what ${holder}.${name} is: in its schema, or in workers/rest/document/property-words.ts.`);
	}
	return words;
}
