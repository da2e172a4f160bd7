import { likeness, nounsOf } from "#scripts/agents/scripted/memory";
import type { Schema, Sources } from "#scripts/agents/scripted/sources";
import { stem, stems, wordsOf } from "#scripts/agents/scripted/words";

/** An identifier that some answer gave, of the thing that is meant. */
export function reference(name: string, field: Schema, isRequired: boolean, sources: Sources): unknown {
	const { wishes, memory, focus, tool, taken } = sources;
	const described = /\bslug\b/i.test(field.description ?? "") ? "slug" : name;
	const key = described === "a" || described === "b" ? "slug" : described;
	// What its own name says counts: the category of a search is no listing.
	const isOther = key === "slug" && name !== "slug" && name.length > 1;
	const givenBy = (field.description ?? "").match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
	const ofGiver = new Set(givenBy.flatMap((giver) => [...nounsOf(giver)]));
	const own = isOther ? new Set(wordsOf(name).map(stem)) : ofGiver.size > 0 ? ofGiver : tool;
	const kind = key === "id" || key === "slug" ? own : null;
	const code = wishes.codes[0];
	if (key === "number" && code !== undefined) return code;
	const bare = key.replace(/_id$/, "");
	const found = [...memory.having(key, kind), ...(key === bare ? [] : memory.having("id", new Set([stem(bare)])))]
		.map(({ value }) => ({ value, id: value[key] ?? value.id }))
		.filter(({ id }) => field.type !== "integer" || Number.isInteger(id));
	const named = [...wishes.names, ...wishes.quoted.map(({ text }) => text)];
	const isCalled = (value: Record<string, unknown>, called: string) =>
		[value.name, value.title, value.question].some(
			(text) => typeof text === "string" && text.toLowerCase() === called.toLowerCase(),
		);
	// Something that is called so, even where it stands inside something else.
	const any =
		key === "slug" && !isOther ? memory.having(key, null).map(({ value }) => ({ value, id: value[key] })) : [];
	const meant = named.flatMap((called) =>
		[...found, ...any].filter(({ value }) => isCalled(value, called)).slice(0, 1),
	);
	const isTwin = name === "a" || name === "b";
	if (isTwin) return meant[taken.count++]?.id;
	if (meant.length > 0) return meant[0]?.id;
	const words = new Set([...focus, ...stems(sources.topic)]);
	const [best] = found.map(({ value, id }) => ({ id, fit: likeness(value, words) })).toSorted((a, b) => b.fit - a.fit);
	if (best === undefined || (!isRequired && best.fit === 0)) return undefined;
	const isOfTheirOwn = key.endsWith("_id") || key === "id";
	return best.fit > 0 || isOfTheirOwn || named.length === 0 ? best.id : undefined;
}
