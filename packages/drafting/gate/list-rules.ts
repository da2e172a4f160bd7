import type { FaqCandidate, FounderCandidate, MilestoneCandidate } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isOwnAddressPlace, tellsOfCompany } from "#drafting/context/bearing";
import { announcesFounders, founderHeadingOf, nameOnEntry, standsAmongGuests } from "#drafting/context/founder-heading";
import { STRUCTURED } from "#drafting/context/own-data";
import { sentenceBefore, sentencesAround } from "#drafting/context/quoted-sentence";
import { subjectOf } from "#drafting/context/subject";
import { blocksOfEvidence, type GateContext, ownFactsOfQuote, pageOf } from "#drafting/gate/context";
import { isLiteral } from "#drafting/gate/literal";
import { unsupportedBecause } from "#drafting/gate/support";
import { leansOnSentenceBefore } from "#drafting/reading/antecedent";
import { isEastAsianName } from "#drafting/reading/east-asian-beginning";
import { cardInLine } from "#drafting/reading/founder-card";
import { ownFoundersIn } from "#drafting/reading/founder-claims";
import { isFounderRole } from "#drafting/reading/founder-role";
import { makerCredit } from "#drafting/reading/maker-credit";
import { isBeginner } from "#drafting/reading/own-beginner";
import { ownFoundings } from "#drafting/reading/own-founding";
import { isPersonName, sharedSurnames } from "#drafting/reading/people";
import { beganTogether } from "#drafting/reading/they-began";
import { writtenName } from "#drafting/reading/written-name";

/** A name and its role stand at most so many blocks apart. */
const CARD_REACH = 2;

function isBeside(a: Evidence, b: Evidence, context: GateContext): boolean {
	if (a.url !== b.url) return false;
	const [first] = blocksOfEvidence(a, context.pages);
	const [second] = blocksOfEvidence(b, context.pages);
	if (!first || !second || Math.abs(first.id - second.id) > CARD_REACH) return false;
	const groups = new Set(blocksOfEvidence(a, context.pages).map((block) => block.group));
	return blocksOfEvidence(b, context.pages).some((block) => groups.has(block.group));
}

/** What `Meet the founder` says of a name, its place under that heading decides. */
const isHeadingOfFounders = (role: Evidence, { pages, ownNames }: GateContext): boolean =>
	blocksOfEvidence(role, pages).some(({ kind }) => kind === "heading") &&
	announcesFounders(role.quote, ownNames) !== null;

/** `Founder` between two names is what the first one is. */
function isOfNameAbove(named: Evidence, role: Evidence, context: GateContext): boolean {
	const page = pageOf(role, context.pages);
	const [block] = blocksOfEvidence(role, context.pages);
	const before = block && page?.blocks[block.id - 1];
	if (!page || !block || !before || role.start > named.start || before.group !== block.group) return false;
	return isPersonName(page.text.slice(before.start, before.end).trim());
}

/** Whether one quote calls the person a founder of this company: in a sentence, or as a card of one block. */
function callsFounder(name: string, quote: Evidence, context: GateContext): boolean {
	const { ownNames, pages } = context;
	if (isStructuredFounder(quote, context)) return true;
	const blocks = blocksOfEvidence(quote, pages);
	const page = pageOf(quote, pages);
	const texts = blocks.map(({ start, end }) => page?.text.slice(start, end) ?? "");
	if (texts.some((text) => cardInLine(text, ownNames)?.name === name)) return true;
	const [person, role] = texts;
	if (texts.length === 2 && person?.trim() === name && role !== undefined && isFounderRole(role, ownNames)) return true;
	const sentences = sentencesAround(quote, pages);
	const isOfCompany = page !== undefined && blocks.some((block) => tellsOfCompany(page, block));
	if (isMakerOf(name, quote, context) || isBeginnerIn(name, quote, context)) return true;
	const isCalled = (sentence: string, previous?: string) =>
		ownFoundersIn(sentence, ownNames, isOfCompany, previous, pages).some((founder) => founder.name === name);
	const before = sentenceBefore(quote, pages);
	return (
		sentences.some((sentence, at) => isCalled(sentence, at === 0 ? before : sentences[at - 1])) ||
		(!sentences.slice(1).some(leansOnSentenceBefore) && isCalled(sentences.join(" "), before))
	);
}

/** `Built by Ana Ruiz in Bonn`, where a site tells of itself: not on the card of something that it sells. */
function isMakerOf(name: string, quote: Evidence, { ownNames, pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (!page || !blocksOfEvidence(quote, pages).every((block) => isOwnAddressPlace(page, block, ownNames))) return false;
	return sentencesAround(quote, pages).some(
		(sentence) => makerCredit(sentence, ownNames)?.people.includes(name) === true,
	);
}

/** Said on the page where a site tells of itself. */
function isBeginnerIn(name: string, quote: Evidence, { ownNames, pages }: GateContext): boolean {
	const role = pageOf(quote, pages)?.role;
	if (role !== "home" && role !== "about") return false;
	return sentencesAround(quote, pages).some((sentence) => isBeginner(name, sentence, ownNames, pages));
}

/** `I'm Ana Ruiz.` and, of the same paragraph, `I founded Acme in 2018.`: two quotes that one person speaks. */
function tellsOfBeginning(name: string, evidence: readonly Evidence[], { pages, ownNames }: GateContext): boolean {
	const blocks = new Set(evidence.flatMap((quote) => blocksOfEvidence(quote, pages)));
	const [block] = blocks;
	const page = evidence[0] && pageOf(evidence[0], pages);
	if (evidence.length < 2 || blocks.size !== 1 || !block || !page) return false;
	const ordered = [...evidence].sort((a, b) => a.start - b.start);
	const told = [...new Set(ordered.flatMap((quote) => sentencesAround(quote, pages)))].join(" ");
	return (
		isBeginner(name, told, ownNames, pages) ||
		ownFoundings(told, ownNames, pages).some(({ people }) => people.includes(name))
	);
}

/** `Ana Ruiz and Jo Day met at a choir.` and, right behind it, `In 2019 they founded Acme.` */
function isOneOfThem(name: string, evidence: readonly Evidence[], { pages, ownNames }: GateContext): boolean {
	return evidence.some((quote) => {
		const page = pageOf(quote, pages);
		if (page?.role !== "home" && page?.role !== "about") return false;
		const [block] = blocksOfEvidence(quote, pages);
		if (block?.kind !== "text") return false;
		const around = page.blocks.slice(Math.max(0, block.id - 1), block.id + 2).filter(({ kind }) => kind === "text");
		const told = around.flatMap(({ start, end }) => sentencesOf(page.text.slice(start, end)));
		return told.some((sentence, at) => beganTogether(told[at - 1] ?? "", sentence, ownNames).includes(name));
	});
}

/** A founder is called so in a sentence about this company, or in a card: the name, and a founder's role beside it. */
export function founderRefusedBecause(founder: FounderCandidate, context: GateContext): string | null {
	if (!isPersonName(founder.name) && !isEastAsianName(founder.name)) return "it is not a person's name";
	const { evidence } = founder;
	const written = evidence
		.map(({ quote }) => writtenName(founder.name, foldText(quote)))
		.find((found) => found !== null);
	const isShared = ({ quote }: Evidence) => sharedSurnames(foldText(quote)).includes(founder.name);
	if (written === undefined && !evidence.some(isShared)) return "the name stands in no quote";
	const name = written ?? founder.name;
	if (evidence.some((quote) => isAmongGuests(quote, context))) return "it stands among guests";
	if (evidence.some((quote) => callsFounder(name, quote, context))) return null;
	if (tellsOfBeginning(name, evidence, context) || isOneOfThem(name, evidence, context)) return null;
	if (isUnderHeading(name, evidence, context)) return null;
	const isCard = evidence.some(
		(called) =>
			called.quote.trim() === name &&
			evidence.some(
				(role) =>
					role !== called &&
					isFounderRole(role.quote, context.ownNames) &&
					!isHeadingOfFounders(role, context) &&
					isBeside(called, role, context) &&
					!isOfNameAbove(called, role, context),
			),
	);
	return isCard || isToldOnCard(name, evidence, context)
		? null
		: "nobody is called a founder of this company in the same place";
}

/** `Ana Ruiz` and, beside it, `started Acme in her garage`: of whom the second line tells, the first says. */
function isToldOnCard(name: string, evidence: readonly Evidence[], context: GateContext): boolean {
	const { ownNames, pages } = context;
	return evidence.some(
		(named) =>
			named.quote.trim() === name &&
			evidence.some(
				(told) =>
					told !== named &&
					told.start > named.start &&
					/^\p{Ll}/u.test(told.quote) &&
					isBeside(named, told, context) &&
					!isOfNameAbove(named, told, context) &&
					ownFoundings(`${name} ${told.quote}`, ownNames, pages).some(({ people }) => people.includes(name)),
			),
	);
}

function isAmongGuests(quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return page !== undefined && blocksOfEvidence(quote, pages).some((block) => standsAmongGuests(page, block));
}

/** The name alone, or with what its bearer does, right under the heading that announces the founders. */
function isUnderHeading(name: string, evidence: readonly Evidence[], { pages, ownNames }: GateContext): boolean {
	return evidence.some((named) => {
		const page = pageOf(named, pages);
		const [block] = blocksOfEvidence(named, pages);
		if (!page || !block || nameOnEntry(page.text.slice(block.start, block.end).trim()) !== name) return false;
		return founderHeadingOf(page, block, ownNames) !== null;
	});
}

function isStructuredFounder(evidence: Evidence, context: GateContext): boolean {
	return ownFactsOfQuote(evidence, context).some(({ path }) => STRUCTURED.founder.test(path));
}

/** Whether a founder's title is that of a card in which name and title are parted by a style sheet alone. */
export function isTitleOfCard(
	{ name, title }: Pick<FounderCandidate, "name" | "title">,
	evidence: readonly Evidence[],
	{ pages, ownNames }: GateContext,
): boolean {
	return evidence.some((quote) => {
		const text = pageOf(quote, pages)?.text.slice(quote.start, quote.end);
		const card = text === undefined ? null : cardInLine(text, ownNames);
		return card !== null && card.name === name && card.title === title;
	});
}

/** Whether another question or a title stands between a question and a part of its answer. */
function isAnswerOfAnother(question: Evidence, answer: Evidence, context: GateContext): boolean {
	const page = pageOf(question, context.pages);
	const asked = blocksOfEvidence(question, context.pages).at(-1);
	const answered = blocksOfEvidence(answer, context.pages)[0];
	if (!page || !asked || !answered || answer.url !== question.url) return true;
	const between = page.blocks.slice(asked.id + 1, answered.id);
	return (
		answered.id < asked.id ||
		between.some(
			({ kind, tag, start, end }) =>
				kind === "heading" || tag === "summary" || tag === "dt" || /[?？]$/u.test(page.text.slice(start, end).trim()),
		)
	);
}

/** Question and answer are the site's own words, the answer right behind its question. */
export function faqRefusedBecause(faq: FaqCandidate, context: GateContext): string | null {
	if (!isLiteral(faq.question, faq.evidence, context.pages)) return "the question does not stand in its quotes";
	const isQuestion = ({ quote }: Evidence) => foldText(quote).includes(foldText(faq.question));
	const questions = faq.evidence.filter(isQuestion);
	const answers = faq.evidence.filter((quote) => !isQuestion(quote));
	if (!answers.every((answer) => questions.some((question) => !isAnswerOfAnother(question, answer, context))))
		return "it is the answer of another question";
	for (const line of faq.answer.split("\n")) {
		const reason = unsupportedBecause(line, faq.evidence, context.pages, context.ownNames, "anything");
		if (reason !== null) return reason;
	}
	return null;
}

/** `Petal House wins gold`: by its first words somebody else's. `First customer in Spain` is the site's own. */
const isDeedOfOthers = (title: string, { ownNames, pages }: GateContext) =>
	/^\p{Lu}[\p{L}\p{N}&'-]{1,30} (?:& )?\p{Lu}/u.test(title) && subjectOf(`${title}.`, ownNames, pages) === "other";

/** The year of a milestone and its title stand in its quotes. */
export function milestoneRefusedBecause(milestone: MilestoneCandidate, context: GateContext): string | null {
	const year = milestone.date.slice(0, 4);
	if (!milestone.evidence.some(({ quote }) => quote.includes(year))) return "its year stands in no quote";
	if (isDeedOfOthers(milestone.title, context)) return "it tells of somebody else";
	const reason = unsupportedBecause(milestone.title, milestone.evidence, context.pages, context.ownNames, "anything");
	if (reason !== null || milestone.description === null) return reason;
	return unsupportedBecause(milestone.description, milestone.evidence, context.pages, context.ownNames, "anything");
}
