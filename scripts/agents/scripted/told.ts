import { chosenOf } from "#scripts/agents/scripted/choices";
import type { Schema, Sources } from "#scripts/agents/scripted/sources";

/** Fields that a tool's `fields` takes, by its description. */
export function fieldsOf(schema: Schema): string[] {
	return [...toldFields(schema.properties?.fields?.description ?? "").keys()];
}

/** `name, tagline: text to 500; stage: idea | beta.` by name. */
function toldFields(description: string): Map<string, string> {
	const found = new Map<string, string>();
	for (const part of description.split(";")) {
		const [, names = "", kind = ""] = /(?:^|[.:]\s|\s)?((?:[a-z_]+, )*[a-z_]+): ([^:]+)$/.exec(part.trim()) ?? [];
		for (const name of names.split(", ").filter((text) => text !== "")) found.set(name, kind);
	}
	return found;
}

/** Values for fields that the sentence names. */
export function toldObject(field: Schema, { wishes, used }: Sources): unknown {
	const result: Record<string, unknown> = {};
	for (const [name, kind] of toldFields(field.description ?? "")) {
		const label = name.replaceAll("_", "[ _]");
		const at = wishes.text.search(new RegExp(`\\b${label}\\b`, "i"));
		if (at < 0) continue;
		if (name === "country") {
			const country = wishes.countries.find((found) => found.at > at);
			if (country !== undefined) result[name] = country.code;
			continue;
		}
		const choices = kind.includes("|") ? kind.split("|").map((choice) => choice.trim().replace(/\.$/, "")) : [];
		const chosen = choices.length > 0 ? chosenOf(choices, wishes.text.slice(at), name) : undefined;
		const number = kind.startsWith("number") ? wishes.numbers.find((found) => found.at > at)?.value : undefined;
		const quoted = wishes.quoted.find(
			(quote) => quote.at > at && quote.at - at < 40 + name.length && !used.has(quote.text),
		);
		const value = chosen ?? number ?? quoted?.text;
		if (value === undefined) continue;
		if (value === quoted?.text) used.add(quoted.text);
		result[name] = kind.startsWith("list") ? [value] : value;
	}
	return Object.keys(result).length === 0 ? undefined : result;
}
