import { chosenOf, listedIn } from "#scripts/agents/scripted/choices";
import { freeText } from "#scripts/agents/scripted/free-text";
import { reference } from "#scripts/agents/scripted/reference";
import type { Schema, Sources } from "#scripts/agents/scripted/sources";
import { toldObject } from "#scripts/agents/scripted/told";
import { stem, wordsOf } from "#scripts/agents/scripted/words";

const IDENTIFIER = /^(?:id|slug|number|code|product|listing|a|b)$|_id$/;

/** Arguments of a tool, as far as they can be told; `missing` names the required ones that cannot. */
export function fill(schema: Schema, sources: Sources): { args: Record<string, unknown>; missing: string[] } {
	const required = new Set(schema.required ?? []);
	const args: Record<string, unknown> = {};
	// Identifiers first: they say what is spoken of; free texts last: they take what is left.
	const rank = ([name, field]: [string, Schema]) =>
		IDENTIFIER.test(name) ? 0 : field.type === "string" && !required.has(name) ? 1 : 2;
	const fields = Object.entries(schema.properties ?? {}).toSorted((a, b) => rank(a) - rank(b));
	for (const [name, field] of fields) {
		const value = argumentOf(name, field, required.has(name), sources);
		if (value !== undefined) args[name] = value;
	}
	return { args, missing: [...required].filter((name) => args[name] === undefined) };
}

function argumentOf(name: string, field: Schema, isRequired: boolean, sources: Sources): unknown {
	const { wishes, from } = sources;
	const choices = field.enum ?? listedIn(field.description ?? "");
	if (field.type === "array") return listOf(name, field, sources);
	if (field.type === "object") return field.properties ? nested(field, sources) : toldObject(field, sources);
	const fromAnswer = from?.[name];
	const isReference = IDENTIFIER.test(name) || /\bslug\b/i.test(field.description ?? "");
	if (isReference && (typeof fromAnswer === "string" || typeof fromAnswer === "number")) return fromAnswer;
	// A thing that an answer is all about calls its identifier plainly `id`.
	if (name.endsWith("_id") && field.type === "integer" && Number.isInteger(from?.id)) return from?.id;
	if (choices.length > 0) {
		const chosen = chosenOf(choices, wishes.text, name);
		if (chosen !== undefined) return chosen;
		if (field.enum) return undefined;
	}
	if (field.format === "email" || name === "email") return wishes.emails[0];
	if (field.format === "date") return wishes.dates[0];
	if (name === "date" || /YYYY-MM-DD/.test(field.description ?? "")) return wishes.dates[0];
	if (name === "domain") return wishes.domains[0];
	if (name.includes("country")) return wishes.countries[0]?.code;
	if (name.endsWith("_cents")) return wishes.amounts[0] === undefined ? undefined : Math.round(wishes.amounts[0] * 100);
	if (field.format === "uri" || name === "url") return wishes.urls[0];
	if (isReference) return reference(name, field, isRequired, sources);
	if (field.type !== "string") return undefined;
	return freeText(name, isRequired, sources);
}

function listOf(name: string, { items = {}, description = "" }: Schema, sources: Sources): unknown {
	if (items.type === "object") {
		const one = nested(items, sources);
		return one === undefined ? undefined : [one];
	}
	// Lists of names: of the fields that stand beside the word for what is to happen with them.
	const verb = stem(wordsOf(name.replaceAll("_", " "))[0] ?? "");
	if (!sources.focus.has(verb) || !/\bfields?\b/i.test(description)) return undefined;
	const words = wordsOf(sources.wishes.text).map(stem);
	const named = sources.fields.filter((field) =>
		wordsOf(field.replaceAll("_", " ")).every((word) => words.includes(stem(word))),
	);
	return named.length === 0 ? undefined : named;
}

function nested(field: Schema, sources: Sources): unknown {
	const { args, missing } = fill(field, sources);
	const hasContent = Object.keys(args).length > 0;
	return missing.length === 0 && hasContent ? args : undefined;
}
