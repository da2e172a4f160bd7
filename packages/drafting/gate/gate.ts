import type { FounderCandidate, ListField, TextField } from "#core/drafts/draft-fields";
import type { Candidate, Evidence, SupportedSentence } from "#core/evidence/evidence";
import { verifyEvidence } from "#core/evidence/evidence-quote";
import { DESCRIPTION_MAX, ENTRIES_MAX, ENTRY_MAX, FIELD_MAX } from "#core/limits";
import type { DroppedValue } from "#core/ports/drafter";
import { joinSentences } from "#core/web/sentences";
import type { Provable } from "#drafting/context/bearing";
import { isAdmissible } from "#drafting/gate/admissible";
import type { GateContext } from "#drafting/gate/context";
import { entryRefusedBecause } from "#drafting/gate/entry-rules";
import { isQuotedAddress, TEXT_RULES } from "#drafting/gate/field-rules";
import { founderRefusedBecause, isTitleOfCard } from "#drafting/gate/list-rules";
import { isLiteral } from "#drafting/gate/literal";
import { unsupportedBecause } from "#drafting/gate/support";
import { untellableBecause } from "#drafting/gate/told-sentence";
import { isOfTemplate, isOwnProfileLink } from "#drafting/reading/own-profile";
import { socialProfile } from "#drafting/reading/socials";

const NO_QUOTE = "no quote was found in the pages";
const NOT_THERE = "its quotes stand where they may not prove it";

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

	/** The quotes that stand in the pages where they may bear the field, cut anew, each place once. */
	verified(evidence: readonly Evidence[], field: Provable): Evidence[] {
		const { pages } = this.context;
		const found = evidence
			.flatMap((claimed) => verifyEvidence(pages, claimed) ?? [])
			.filter((quote) => isAdmissible(quote, pages, field));
		const places = new Map(found.map((quote) => [`${quote.url} ${quote.start} ${quote.end}`, quote]));
		return [...places.values()];
	}

	text(field: TextField, candidate: Candidate<string>): Candidate<string> | null {
		const value = candidate.value.trim();
		if (value === "") return this.drop(field, "it is empty");
		if (candidate.sentences) return this.sentences(field, field, candidate.sentences);
		if (value.length > (field === "description" ? DESCRIPTION_MAX : FIELD_MAX))
			return this.drop(field, "it is too long");
		const evidence = this.verified(candidate.evidence, field);
		if (evidence.length === 0) return this.drop(field, this.whyNone(candidate.evidence));
		if (field === "pricing_summary") return this.clauses(field, value, evidence);
		const reason = TEXT_RULES[field](value, evidence, this.context);
		return reason === null ? { ...candidate, value, evidence } : this.drop(field, reason);
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
	private sentences(field: string, proves: Provable, claimed: readonly SupportedSentence[]): Candidate<string> | null {
		const { pages, ownNames } = this.context;
		const about = proves === "description" ? "product" : "anything";
		const kept: SupportedSentence[] = [];
		for (const [index, sentence] of claimed.entries()) {
			const evidence = this.verified(sentence.evidence, proves);
			const text = sentence.text.trim();
			const reason =
				(evidence.length === 0 ? this.whyNone(sentence.evidence) : null) ??
				(about === "product"
					? untellableBecause(text, evidence, this.context)
					: unsupportedBecause(text, evidence, pages, ownNames, about));
			if (reason === null) kept.push({ text, evidence });
			else this.drop(`${field}.sentences[${index}]`, reason);
		}
		if (kept.length === 0) return this.drop(field, "none of its sentences is supported");
		const value = joinSentences(kept.map((sentence) => sentence.text));
		return { value, evidence: kept.flatMap((sentence) => sentence.evidence), sentences: kept };
	}

	/** Whether no quote stands in the pages at all, or none where it may prove this. */
	private whyNone(evidence: readonly Evidence[]): string {
		return evidence.some((claimed) => verifyEvidence(this.context.pages, claimed) !== null) ? NOT_THERE : NO_QUOTE;
	}

	entries(field: ListField, candidate: Candidate<string[]>): Candidate<string[]> | null {
		const evidence = this.verified(candidate.evidence, field);
		if (evidence.length === 0) return this.drop(field, this.whyNone(candidate.evidence));
		const value: string[] = [];
		for (const entry of candidate.value) {
			const reason = this.entryReason(field, entry, evidence);
			if (reason !== null) this.drop(`${field}: ${entry.slice(0, 80)}`, reason);
			else if (!value.includes(entry) && value.length < ENTRIES_MAX) value.push(entry);
		}
		return value.length > 0 ? { ...candidate, value, evidence } : this.drop(field, "none of its entries is supported");
	}

	private entryReason(field: ListField, entry: string, evidence: readonly Evidence[]): string | null {
		if (entry.trim() === "" || entry.length > ENTRY_MAX) return "it is empty or too long";
		return entryRefusedBecause(field, entry, evidence, this.context);
	}

	/** Free text of the story and of search engines: sentence by sentence where given so, whole otherwise. */
	prose(
		field: string,
		proves: "story" | "seo",
		candidate: Candidate<string>,
		maxLength: number,
	): Candidate<string> | null {
		if (candidate.sentences) return this.sentences(field, proves, candidate.sentences);
		const value = candidate.value.trim();
		if (value === "" || value.length > maxLength) return this.drop(field, "it is empty or too long");
		const evidence = this.verified(candidate.evidence, proves);
		const parts = value.split(/\n| [-–|] |(?<=[.!?])\s+/u).filter((part) => part.trim() !== "");
		for (const part of parts) {
			const { pages, ownNames } = this.context;
			if (isLiteral(part, evidence, pages)) continue;
			const reason = unsupportedBecause(part, evidence, pages, ownNames, "anything");
			if (reason !== null) return this.drop(field, reason);
		}
		return { value, evidence };
	}

	social(field: string, platform: string, candidate: Candidate<string>): Candidate<string> | null {
		const evidence = this.verified(candidate.evidence, "socials");
		if (evidence.length === 0) return this.drop(field, NO_QUOTE);
		const isOther = platform === "website" || platform === "custom";
		if (!isOther && socialProfile(candidate.value)?.platform !== platform)
			return this.drop(field, "it is no profile there");
		if (!isQuotedAddress(candidate.value, evidence, this.context))
			return this.drop(field, "no quoted link has this address");
		if (field.startsWith("company") && !this.isOwnProfile(candidate.value))
			return this.drop(field, "its link speaks of somebody else");
		return { value: candidate.value, evidence };
	}

	/** Whether any link to a profile may be one to the site's own; structured data and metas name it without a link. */
	private isOwnProfile(address: string): boolean {
		const { pages, ownNames } = this.context;
		const handle = socialProfile(address)?.handle;
		const links = pages.flatMap((page) => page.links.filter(({ href }) => href === address));
		if (isOfTemplate(address, ownNames)) return false;
		if (handle === undefined || links.length === 0) return true;
		return links.some((link) => isOwnProfileLink(link, handle, ownNames));
	}

	founder(field: string, founder: FounderCandidate): FounderCandidate | null {
		const evidence = this.verified(founder.evidence, "founders");
		if (evidence.length === 0) return this.drop(field, this.whyNone(founder.evidence));
		const kept = { ...founder, evidence };
		const reason = founderRefusedBecause(kept, this.context);
		if (reason !== null) return this.drop(field, reason);
		const { pages, ownNames } = this.context;
		for (const part of ["title", "bio"] as const) {
			const text = kept[part];
			const isStated =
				text === null ||
				isLiteral(text, evidence, pages) ||
				(part === "title" && isTitleOfCard(kept, evidence, this.context));
			const missing = isStated ? null : unsupportedBecause(text, evidence, pages, ownNames, "anything");
			if (missing === null) continue;
			this.drop(`${field}.${part}`, missing);
			kept[part] = null;
		}
		return kept;
	}

	list<T extends { evidence: Evidence[] }>(
		field: "faqs" | "milestones",
		items: readonly T[],
		max: number,
		refusedBecause: (item: T, context: GateContext) => string | null,
	): T[] {
		return items.slice(0, max).flatMap((item, index) => {
			const kept = { ...item, evidence: this.verified(item.evidence, field) };
			const reason = kept.evidence.length === 0 ? NO_QUOTE : refusedBecause(kept, this.context);
			if (reason === null) return [kept];
			this.drop(`${field}[${index}]`, reason);
			return [];
		});
	}
}
