import * as z from "zod";
import type { ModelAnswers } from "#core/ports/drafter";

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

/** The parts of an answer, each with its form. */
export const PARTS = {
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
const ALL_PARTS = Object.keys(PARTS) as Part[];

const Full = z.strictObject(PARTS);
export type ModelAnswer = Partial<z.output<typeof Full>>;
export type QuotedLine = z.output<typeof Quoted>;

function schemaOf(parts: readonly Part[]) {
	return Full.pick(Object.fromEntries(parts.map((part) => [part, true])) as { [P in Part]?: true });
}

/** JSON Schema of the answer, with every property required, as strict modes want it. */
export function answerSchema(parts: readonly Part[]): Record<string, unknown> {
	const { $schema: _, ...schema } = z.toJSONSchema(schemaOf(parts), { io: "output" });
	return schema;
}

/** What of stored answers is still an answer today. */
export function knownAnswers(stored: ModelAnswers): ModelAnswer {
	const known = ALL_PARTS.flatMap((part) => {
		const parsed = part in stored ? PARTS[part].safeParse(stored[part]) : null;
		return parsed?.success ? [[part, parsed.data] as const] : [];
	});
	return Object.fromEntries(known);
}
