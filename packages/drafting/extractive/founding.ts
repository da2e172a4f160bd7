import type { Candidate, Evidence } from "#core/evidence/evidence";
import { isSentence, splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import { STRUCTURED } from "#drafting/context/own-data";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { cite, citeSpan, mayProve, ownData, type SiteText } from "#drafting/extractive/site-text";
import { foundingYears, HAS_YEAR } from "#drafting/reading/founded";

/** A sentence that is to be quoted whole. */
const QUOTABLE_MAX = 280;

/** `Founded` in one block and the year in the next: rows of tables and lists of terms. */
function labelledYears(site: SiteText): { year: number; evidence: Evidence[] }[] {
	return site.visible.flatMap((source, index) => {
		const label = site.visible[index - 1];
		const isPair = label?.page === source.page && label.block.group === source.block.group;
		if (!label || !isPair || !mayProve("founded_year", source) || label.text.length > 30 || source.text.length > 40)
			return [];
		// `Our library was founded in 2012.` under any heading is no row.
		if (isSentence(source.text)) return [];
		const [year] = foundingYears(`${label.text} ${source.text}`, []);
		const span = { start: label.block.start, end: source.block.end };
		return year === undefined ? [] : [{ year, evidence: citeSpan(source.page, span) }];
	});
}

/** `2016` and `Founded` right behind it: entries of timelines. */
function timelineYears(site: SiteText): { year: number; evidence: Evidence[] }[] {
	return site.visible.flatMap((source, index) => {
		const event = site.visible[index + 1];
		if (!event || event.page !== source.page || !/^\d{4}$/.test(source.text.trim()) || event.text.length > 60)
			return [];
		if (!mayProve("founded_year", source) || !mayProve("founded_year", event)) return [];
		const [year] = foundingYears(`${source.text.trim()} ${event.text}`, site.ownNames, site.pages);
		return year === Number(source.text) ? [{ year, evidence: [...cite(source), ...cite(event)] }] : [];
	});
}

/** The year the site says it was founded in; none when it says two different ones. */
export function draftFoundedYear(site: SiteText, names: readonly string[]): Candidate<string> | undefined {
	const stated = new Map<number, Evidence[]>();
	for (const source of ownData(site, STRUCTURED.founded)) {
		const year = /^(\d{4})/.exec(source.text)?.[1];
		if (year) stated.set(Number(year), cite(source));
	}
	for (const source of site.visible) {
		if (!mayProve("founded_year", source) || !HAS_YEAR.test(source.text)) continue;
		for (const { start, end } of splitSentences(source.text)) {
			const [year, other] = foundingYears(source.text.slice(start, end), names, site.pages);
			if (year === undefined || other !== undefined || stated.has(year)) continue;
			const isNamed = withOwnSign(foldText(source.text.slice(start, end)), names).includes(OWN);
			if (!isNamed && isUnderSomebodyElse(source.page, source.block, names, site.pages)) continue;
			const span = { start: source.block.start + start, end: source.block.start + end };
			const evidence = end - start > QUOTABLE_MAX ? [] : citeSpan(source.page, span);
			if (evidence.length > 0) stated.set(year, evidence);
		}
	}
	for (const { year, evidence } of [...labelledYears(site), ...timelineYears(site)])
		if (!stated.has(year)) stated.set(year, evidence);
	const [only] = [...stated];
	return only && stated.size === 1 ? { value: String(only[0]), evidence: only[1] } : undefined;
}
