import type { FounderCandidate, TextField } from "#core/drafts/draft-fields";
import type { Candidate, Evidence, SupportedSentence } from "#core/evidence/evidence";
import { verifyEvidence } from "#core/evidence/evidence-quote";
import { DESCRIPTION_MAX, ENTRIES_MAX, ENTRY_MAX, FIELD_MAX } from "#core/limits";
import type { DroppedValue } from "#core/ports/drafter";
import { isAdmissible } from "#drafting/gate/admissible";
import type { GateContext } from "#drafting/gate/context";
import { isQuotedAddress, listEntryRule, TEXT_RULES } from "#drafting/gate/field-rules";
import { founderRefusedBecause } from "#drafting/gate/list-rules";
import { unsupportedBecause } from "#drafting/gate/support";
import { socialProfile } from "#drafting/reading/socials";

const NO_QUOTE = "no quote was found in the pages";

/** Judges the parts of one draft and keeps the account of what it refused. */
export class Gate {
	readonly dropped: DroppedValue[] = [];
	private readonly context: GateContext;

	constructor(context: GateContext) {
		this.context = context;
	}

	private drop(field: string, reason: string): null {
		this.dropped.push({ field, reason });
		return null;
	}

	/** The quotes that stand in the pages, cut anew, each place once. */
	verified(evidence: readonly Evidence[]): Evidence[] {
		const { pages } = this.context;
		const found = evidence
			.flatMap((claimed) => verifyEvidence(pages, claimed) ?? [])
			.filter((quote) => isAdmissible(quote, pages));
		const places = new Map(found.map((quote) => [`${quote.url} ${quote.start} ${quote.end}`, quote]));
		return [...places.values()];
	}

	text(field: TextField, candidate: Candidate<string>): Candidate<string> | null {
		const value = candidate.value.trim();
		if (value === "") return this.drop(field, "it is empty");
		if (candidate.sentences) return this.sentences(field, candidate.sentences);
		if (value.length > (field === "description" ? DESCRIPTION_MAX : FIELD_MAX))
			return this.drop(field, "it is too long");
		const evidence = this.verified(candidate.evidence);
		if (evidence.length === 0) return this.drop(field, NO_QUOTE);
		if (field === "pricing_summary") return this.clauses(field, value, evidence);
		const reason = TEXT_RULES[field](value, evidence, this.context);
		return reason === null ? { value, evidence } : this.drop(field, reason);
	}

	/** Keeps the parts of a list of plans and prices that the quotes support. */
	private clauses(field: TextField, value: string, evidence: Evidence[]): Candidate<string> | null {
		const kept = value.split("; ").filter((clause, index) => {
			const reason = TEXT_RULES[field](clause, evidence, this.context);
			if (reason !== null) this.drop(`${field}.clauses[${index}]`, reason);
			return reason === null;
		});
		return kept.length > 0 ? { value: kept.join("; "), evidence } : this.drop(field, "none of its parts is supported");
	}

	/** Keeps the sentences that their own quotes support. */
	private sentences(field: string, claimed: readonly SupportedSentence[]): Candidate<string> | null {
		const { pages, ownNames } = this.context;
		const kept: SupportedSentence[] = [];
		for (const [index, sentence] of claimed.entries()) {
			const evidence = this.verified(sentence.evidence);
			const text = sentence.text.trim();
			const reason = unsupportedBecause(text, evidence, pages, ownNames);
			if (reason === null) kept.push({ text, evidence });
			else this.drop(`${field}.sentences[${index}]`, reason);
		}
		if (kept.length === 0) return this.drop(field, "none of its sentences is supported");
		const value = kept.map((sentence) => sentence.text).join(" ");
		return { value, evidence: kept.flatMap((sentence) => sentence.evidence), sentences: kept };
	}

	entries(field: string, candidate: Candidate<string[]>): Candidate<string[]> | null {
		const evidence = this.verified(candidate.evidence);
		if (evidence.length === 0) return this.drop(field, NO_QUOTE);
		const names = new Set(this.context.site.categories.map((category) => category.name));
		const value: string[] = [];
		for (const entry of candidate.value) {
			const isKnown = field !== "categories" || names.has(entry);
			const reason = isKnown ? this.entryReason(field, entry, evidence) : "the directory has no such category";
			if (reason !== null) this.drop(`${field}: ${entry.slice(0, 80)}`, reason);
			else if (!value.includes(entry) && value.length < ENTRIES_MAX) value.push(entry);
		}
		return value.length > 0 ? { value, evidence } : this.drop(field, "none of its entries is supported");
	}

	private entryReason(field: string, entry: string, evidence: readonly Evidence[]): string | null {
		if (entry.trim() === "" || entry.length > ENTRY_MAX) return "it is empty or too long";
		// A category is the directory's word, chosen for the site's: its quotes are the reason, not its wording.
		return field === "categories" ? null : listEntryRule(entry, evidence, this.context);
	}

	/** Free text of the story and of search engines: sentence by sentence where given so, whole otherwise. */
	prose(field: string, candidate: Candidate<string>, maxLength: number): Candidate<string> | null {
		if (candidate.sentences) return this.sentences(field, candidate.sentences);
		const value = candidate.value.trim();
		if (value === "" || value.length > maxLength) return this.drop(field, "it is empty or too long");
		const evidence = this.verified(candidate.evidence);
		const parts = value.split(/\n| [-–|] |(?<=[.!?])\s+/u).filter((part) => part.trim() !== "");
		for (const part of parts) {
			const reason = unsupportedBecause(part, evidence, this.context.pages, this.context.ownNames);
			if (reason !== null) return this.drop(field, reason);
		}
		return { value, evidence };
	}

	social(field: string, platform: string, candidate: Candidate<string>): Candidate<string> | null {
		const evidence = this.verified(candidate.evidence);
		if (evidence.length === 0) return this.drop(field, NO_QUOTE);
		const isOther = platform === "website" || platform === "custom";
		if (!isOther && socialProfile(candidate.value)?.platform !== platform)
			return this.drop(field, "it is no profile there");
		if (!isQuotedAddress(candidate.value, evidence, this.context))
			return this.drop(field, "no quoted link has this address");
		return { value: candidate.value, evidence };
	}

	founder(field: string, founder: FounderCandidate): FounderCandidate | null {
		const evidence = this.verified(founder.evidence);
		if (evidence.length === 0) return this.drop(field, NO_QUOTE);
		const kept = { ...founder, evidence };
		const reason = founderRefusedBecause(kept, this.context);
		if (reason !== null) return this.drop(field, reason);
		const { pages, ownNames } = this.context;
		for (const part of ["title", "bio"] as const) {
			const text = kept[part];
			const missing = text === null ? null : unsupportedBecause(text, evidence, pages, ownNames);
			if (missing === null) continue;
			this.drop(`${field}.${part}`, missing);
			kept[part] = null;
		}
		return kept;
	}

	list<T extends { evidence: Evidence[] }>(
		field: string,
		items: readonly T[],
		max: number,
		refusedBecause: (item: T, context: GateContext) => string | null,
	): T[] {
		return items.slice(0, max).flatMap((item, index) => {
			const kept = { ...item, evidence: this.verified(item.evidence) };
			const reason = kept.evidence.length === 0 ? NO_QUOTE : refusedBecause(kept, this.context);
			if (reason === null) return [kept];
			this.drop(`${field}[${index}]`, reason);
			return [];
		});
	}
}
