import { LIST_FIELDS, type ListField, type SiteDraft, TEXT_FIELDS, type TextField } from "#core/drafts/draft-fields";
import type { Candidate, Evidence } from "#core/evidence/evidence";
import type { ModelAnswer, QuotedLine } from "#drafting/model/answer";
import type { Unit } from "#drafting/model/prompt";

type Units = ReadonlyMap<number, Unit>;

/** What a model claims as evidence. It is only a claim: the gate looks every quote up in the page. */
function claimed(units: Units, quoted: readonly QuotedLine[]): Evidence[] {
	return quoted.flatMap(({ line, quote }) => {
		const unit = units.get(line);
		if (!unit) return [];
		const { page, start, end, text } = unit;
		return [
			{
				quote: quote === null || quote.trim() === "" ? text : quote,
				url: page.url,
				start,
				end,
				fetched_at: new Date(page.fetchedAt).toISOString(),
				page_hash: page.hash,
			},
		];
	});
}

function wholeLines(units: Units, lines: readonly number[]): Evidence[] {
	return claimed(
		units,
		lines.map((line) => ({ line, quote: null })),
	);
}

function listCandidate(units: Units, entries: NonNullable<ModelAnswer["tags"]>): Candidate<string[]> {
	return {
		value: entries.map((entry) => entry.value.trim()),
		evidence: entries.flatMap((entry) => claimed(units, entry.evidence)),
	};
}

/** Turns a model's answer into a draft whose evidence still has to pass the gate. */
export function draftFromAnswer(answer: ModelAnswer, units: Units): SiteDraft {
	const fields: SiteDraft["fields"] = {};
	for (const field of TEXT_FIELDS) {
		const part = (answer as Partial<Record<TextField, unknown>>)[field];
		if (field === "description" || part === undefined || part === null) continue;
		const { value, evidence } = part as { value: string; evidence: QuotedLine[] };
		fields[field] = { value: value.trim(), evidence: claimed(units, evidence) };
	}
	if (answer.description && answer.description.length > 0) {
		const sentences = answer.description.map(({ text, evidence }) => ({ text, evidence: claimed(units, evidence) }));
		fields.description = { value: sentences.map(({ text }) => text).join(" "), evidence: [], sentences };
	}
	for (const field of LIST_FIELDS satisfies readonly ListField[]) {
		const entries = answer[field];
		if (entries && entries.length > 0) fields[field] = listCandidate(units, entries);
	}
	return {
		fields,
		faqs: (answer.faqs ?? []).flatMap(({ question, answer: lines }) => {
			const asked = units.get(question);
			const answered = lines.flatMap((line) => units.get(line) ?? []);
			if (!asked || answered.length !== lines.length) return [];
			const text = answered.map((unit) => unit.text).join("\n");
			return [{ question: asked.text, answer: text, evidence: wholeLines(units, [question, ...lines]) }];
		}),
		founders: (answer.founders ?? []).map(({ name, title, evidence }) => ({
			name: name.trim(),
			title,
			bio: null,
			evidence: claimed(units, evidence),
		})),
		company_socials: {},
		founder_socials: {},
		story: {},
		milestones: [],
		seo: {},
	};
}
