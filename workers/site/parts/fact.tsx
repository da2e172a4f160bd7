import type { Child, FC } from "hono/jsx";
import type { Hand } from "#core/listings/profile";
import type { About, Notes } from "./facts.ts";
import { lineOf, paragraphsOf, type Run, type Stretch } from "./marked-words.ts";
import { Mark, Slip } from "./notes.tsx";
import { literalsOf, type Proof } from "./proof.ts";

/**
 * Facts with their footnotes. A page makes its notes once and hands them to every fact in the order of the document:
 *
 * 	const notes = notesOf(listing);
 * 	<Fact of={notes} field="tagline" words={listing.tagline} />
 * 	<Fact of={notes} field="features" entry={feature} words={feature} />
 * 	<Fact of={notes} field="pricing_model" words={pricingWords(model)} />
 * 	<Fact of={notes} field="contact_email" words={email} href={`mailto:${email}`} />
 * 	<Fact of={notes} field="city" words={null} />                            blank: "Not stated", to be pressed
 * 	<FactText of={notes} field="description" words={listing.description} />  paragraphs, marks inside them
 * 	<FactText of={notes} field="faqs" entry={question} words={answer} />
 *
 * Several listings on a page share a numbering: `notesOf(one, numbering)` and `notesOf(other, numbering)`.
 */
interface Props {
	of: Notes;
	/** As quotes call it: `tagline`, `faqs`. */
	field: string;
	/** Of a list or part, which entry. */
	entry?: string | undefined;
	/** The words as they are shown: the value, or what stands for it. Yellow is what of them stands on the website. */
	words: string | null;
}

interface LineProps extends Props {
	/** Makes the words a link. */
	href?: string | undefined;
	rel?: string | undefined;
	/** What follows the mark without a space. */
	after?: string;
}

/** A value of one line, with one mark. */
export const Fact: FC<LineProps> = ({ of: notes, field, entry, words, href, rel, after = "" }) => {
	const proof = notes.proofOf(field, entry, words === null || words.trim() === "");
	if (words === null || proof?.origin === "none")
		return <Blank of={notes} proof={proof} about={{ field, entry }} after={after} />;
	const quotes = proof?.origin === "site" ? proof.quotes : [];
	const line = lineOf(words, literalsOf(words, quotes, entry), quotes);
	const stretch = { ...line, after: line.after + after };
	return href === undefined ? (
		<Marked notes={notes} about={{ field, entry }} proof={proof} stretch={stretch} isApart />
	) : (
		<Linked notes={notes} about={{ field, entry }} proof={proof} stretch={stretch} href={href} rel={rel} />
	);
};

const Blank: FC<{ of: Notes; proof: Proof; about: About; after: string }> = ({ of: notes, proof, about, after }) => {
	const unsought = { origin: "none", reason: null, isSought: false } as const;
	const note =
		proof?.origin === "none" && (proof.isSought || proof.reason !== null)
			? notes.noteOf(proof, [], about)
			: notes.noteOf(unsought, []);
	return (
		<span class="noted">
			<span class="keep">
				<Mark note={note} />
				{after}
			</span>
			<Slip note={note} />
		</span>
	);
};

/** A longer value in paragraphs: an empty line starts one, a line break stays one. A mark stands behind what each sentence rests on. */
export const FactText: FC<Props> = ({ of: notes, field, entry, words }) => {
	const proof = notes.proofOf(field, entry, words === null || words.trim() === "");
	if (words === null || proof?.origin === "none") {
		return (
			<p>
				<Blank of={notes} proof={proof} about={{ field, entry }} after="" />
			</p>
		);
	}
	const quotes = proof?.origin === "site" ? proof.quotes : [];
	const paragraphs = paragraphsOf(words, literalsOf(words, quotes, entry), quotes);
	const rest = proof?.origin === "site" ? byHand(proof.hand) : proof;
	return (
		<div class="prose">
			{paragraphs.map((stretches, index) => (
				<p dir="auto">
					{stretches.map((stretch, place) => {
						if (stretch.quotes.length > 0)
							return <Marked notes={notes} about={{ field, entry }} proof={proof} stretch={stretch} />;
						const isLast = index === paragraphs.length - 1 && place === stretches.length - 1;
						return <Marked notes={notes} about={{ field, entry }} proof={isLast ? rest : null} stretch={stretch} />;
					})}
				</p>
			))}
		</div>
	);
};

interface MarkedProps {
	notes: Notes;
	proof: Proof;
	about: About;
	stretch: Stretch;
	/** Whether it stands among other words, whose direction is none of its own. */
	isApart?: boolean;
}

/** What somebody typed beside words of the website. */
const byHand = (hand: Hand | undefined): Proof => (hand === undefined ? null : { origin: hand });

const Marked: FC<MarkedProps> = ({ notes, proof, about, stretch: { runs, kept, quotes, after }, isApart = false }) => {
	const isolated = (words: Child) => (isApart ? <bdi>{words}</bdi> : words);
	if (proof === null) return isolated(<Runs of={[...runs, ...kept]} after={after} />);
	const note = notes.noteOf(proof, quotes, about);
	return (
		<span class="noted">
			{isolated(
				<>
					<Runs of={runs} />
					<span class="keep">
						<Runs of={kept} />
						<Mark note={note} />
						{after}
					</span>
				</>,
			)}
			<Slip note={note} />
		</span>
	);
};

/** A link of more letters may break, and its mark may stand on a line of its own: a link cannot be cut in two. */
const LINK_KEPT_MAX = 16;

/** A link is one, whatever of it is yellow; its mark stands behind it. */
const Linked: FC<MarkedProps & { href: string; rel: string | undefined }> = (props) => {
	const { notes, proof, about, stretch, href, rel } = props;
	const { runs, kept, quotes, after } = stretch;
	const words = [...runs, ...kept].map(({ text }) => text).join("");
	const link = (
		<a href={href} rel={rel}>
			<bdi>
				<Runs of={[...runs, ...kept]} />
			</bdi>
		</a>
	);
	if (proof === null) {
		return (
			<>
				{link}
				{after}
			</>
		);
	}
	const note = notes.noteOf(proof, quotes, about);
	const isShort = words.length <= LINK_KEPT_MAX;
	return (
		<span class="noted">
			{!isShort && link}
			<span class="keep">
				{isShort && link}
				<Mark note={note} />
				{after}
			</span>
			<Slip note={note} />
		</span>
	);
};

const Runs: FC<{ of: readonly Run[]; after?: string }> = ({ of: runs, after }) => (
	<>
		{runs.map(({ text, quotes }) =>
			quotes.length === 0 ? (
				linesOf(text)
			) : (
				<mark class={quotes.every(({ seen }) => seen?.is_there === false) ? "gone" : undefined}>{linesOf(text)}</mark>
			),
		)}
		{after}
	</>
);

/** A line break of the text stays one. */
const linesOf = (text: string): Child =>
	text.includes("\n")
		? text.split("\n").flatMap((line, index): Child[] => (index === 0 ? [line] : [<br />, line]))
		: text;
