import { isObject } from "#scripts/agents/scripted/memory";
import type { Sources } from "#scripts/agents/scripted/sources";
import type { Wishes } from "#scripts/agents/scripted/wishes";
import { stem, wordsOf } from "#scripts/agents/scripted/words";

/** A text for an argument: what is said after its name, or the next text between quotation marks. */
export function freeText(name: string, isRequired: boolean, sources: Sources): string | undefined {
	const { wishes, from, used, topic } = sources;
	const given = instructed(name, from);
	if (given !== undefined) return given;
	if (name === "q") return wishes.names[0] ?? (topic === "" ? undefined : topic);
	const labelled = labelledText(name, wishes, used);
	if (labelled !== undefined) return labelled;
	if (!isRequired) return undefined;
	const next = wishes.quoted.find(({ text }) => !used.has(text));
	if (next !== undefined) used.add(next.text);
	return next?.text;
}

function labelledText(name: string, { text, quoted }: Wishes, used: Set<string>): string | undefined {
	const label = wordsOf(name.replaceAll("_", " ")).map(stem);
	const found = quoted.find((quote, index) => {
		const before = text.slice((quoted[index - 1]?.at ?? -1) + (quoted[index - 1]?.text.length ?? 0), quote.at);
		const words = new Set(wordsOf(before).map(stem));
		return !used.has(quote.text) && label.every((word) => words.has(word));
	});
	if (found !== undefined) used.add(found.text);
	return found?.text;
}

/** What an answer says to publish: where, and what. */
function instructed(name: string, from: Record<string, unknown> | null): string | undefined {
	if (from === null) return undefined;
	const { instructions } = from;
	if (isObject(instructions)) {
		const [where, what] = [instructions.where, instructions.what];
		if (["name", "address"].includes(name) && typeof where === "string") return where;
		if (["value", "content", "html"].includes(name) && typeof what === "string") return what;
	}
	const texts = JSON.stringify(from.next_actions ?? "").match(/<a .*<\/a>/)?.[0];
	if (name === "html" && texts !== undefined) return JSON.parse(`"${texts}"`) as string;
	const link = Object.entries(from).find(
		([key, value]) => /checkout_url$|link$/.test(key) && typeof value === "string",
	);
	return name === "link" ? (link?.[1] as string | undefined) : undefined;
}
