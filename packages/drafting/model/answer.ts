import * as z from "zod";
import type { DraftField } from "#core/drafts/draft-fields";

const Quoted = z.strictObject({
	/** Number of the line. */
	line: z.int().min(1),
	/** Words of that line; null for the whole of it. */
	quote: z.string().max(600).nullable().default(null),
});

const evidence = z.array(Quoted).max(12);
const TextAnswer = z
	.strictObject({ value: z.string().max(2000), evidence })
	.nullable()
	.default(null);
const Sentences = z
	.array(z.strictObject({ text: z.string().max(600), evidence }))
	.max(12)
	.default([]);
const Entries = z
	.array(z.strictObject({ value: z.string().max(300), evidence }))
	.max(20)
	.default([]);

const PARTS = {
	name: TextAnswer,
	tagline: TextAnswer,
	short_description: TextAnswer,
	description: Sentences,
	stage: TextAnswer,
	pricing_model: TextAnswer,
	pricing_summary: TextAnswer,
	country: TextAnswer,
	city: TextAnswer,
	founded_year: TextAnswer,
	contact_email: TextAnswer,
	categories: Entries,
	tags: Entries,
	features: Entries,
	usps: Entries,
	keywords: Entries,
	founders: z
		.array(z.strictObject({ name: z.string().max(160), title: z.string().max(160).nullable().default(null), evidence }))
		.max(6)
		.default([]),
	faqs: z
		.array(
			z.strictObject({
				/** Number of the line with the question. */
				question: z.int().min(1),
				/** Numbers of the lines with the answer. */
				answer: z.array(z.int().min(1)).min(1).max(12),
			}),
		)
		.max(10)
		.default([]),
};

export type Part = keyof typeof PARTS;
export const ALL_PARTS = Object.keys(PARTS) as Part[];

const Full = z.strictObject(PARTS);
export type ModelAnswer = Partial<z.output<typeof Full>>;
export type QuotedLine = z.output<typeof Quoted>;

/** The parts to ask for: all, or those of the named fields. Addresses (logo, video) are never asked of a model. */
export function partsFor(only: readonly DraftField[] | undefined): Part[] {
	return only ? ALL_PARTS.filter((part) => (only as readonly string[]).includes(part)) : ALL_PARTS;
}

function schemaOf(parts: readonly Part[]) {
	return Full.pick(Object.fromEntries(parts.map((part) => [part, true])) as { [P in Part]?: true });
}

/** JSON Schema of the answer, with every property required, as strict modes want it. */
export function answerSchema(parts: readonly Part[]): Record<string, unknown> {
	const { $schema: _, ...schema } = z.toJSONSchema(schemaOf(parts), { io: "output" });
	return schema;
}

/** Models wrap JSON in code fences, or say a word before it. */
function jsonIn(reply: string): string {
	const from = reply.indexOf("{");
	const to = reply.lastIndexOf("}");
	return from === -1 || to <= from ? reply : reply.slice(from, to + 1);
}

export type Parsed = { ok: true; answer: ModelAnswer } | { ok: false; problem: string };

/** Parses a reply; never throws. Anything that does not fit the schema makes the whole reply worthless. */
export function parseAnswer(reply: string, parts: readonly Part[]): Parsed {
	let value: unknown;
	try {
		value = JSON.parse(jsonIn(reply));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return { ok: false, problem: "the reply is not JSON" };
	}
	const parsed = schemaOf(parts).safeParse(value);
	if (parsed.success) return { ok: true, answer: parsed.data as ModelAnswer };
	const [issue] = parsed.error.issues;
	return {
		ok: false,
		problem: `${issue?.path.join(".") ?? "the reply"}: ${issue?.message ?? "does not fit the schema"}`,
	};
}
