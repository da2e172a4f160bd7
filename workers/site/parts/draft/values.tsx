import type { FC } from "hono/jsx";
import { words } from "../../words/words.ts";
import { Sentence, Source } from "../notes.tsx";
import type { Fact, Quote } from "./facts.ts";

const t = words.draft;

/** What a row says: yellow where it stands so on the website, numbered as its quotes beside it. */
export const Values: FC<{ facts: readonly Fact[] }> = ({ facts }) => (
	<div class="value">
		{facts.map(({ text, more, label, ranges, number }) => (
			<div class="fact">
				<p dir="auto">
					{label !== undefined && <span class="fact-label">{label}</span>}
					{pieces(text, ranges).map(({ words: said, isVerbatim }) => (isVerbatim ? <mark>{said}</mark> : said))}
					{number !== undefined && (
						<sup>
							<span class="visually-hidden">{t.quote} </span>
							{number}
						</sup>
					)}
				</p>
				{more !== undefined && (
					<p class="more" dir="auto">
						{more}
					</p>
				)}
			</div>
		))}
	</div>
);

function pieces(text: string, ranges: Fact["ranges"]): { words: string; isVerbatim: boolean }[] {
	const found: { words: string; isVerbatim: boolean }[] = [];
	let at = 0;
	for (const { start, end } of ranges) {
		found.push(
			{ words: text.slice(at, start), isVerbatim: false },
			{ words: text.slice(start, end), isVerbatim: true },
		);
		at = end;
	}
	return [...found, { words: text.slice(at), isVerbatim: false }].filter((piece) => piece.words !== "");
}

/** The website's words behind a row; the first are shown, the others are there to be opened. */
export const Sources: FC<{ facts: readonly Fact[] }> = ({ facts }) => {
	const all = facts.flatMap(({ quotes, number }) => quotes.map((quote) => ({ quote, number })));
	const [first, ...rest] = all;
	if (first === undefined) return null;
	return (
		<>
			<Behind {...first} />
			{rest.length > 0 && (
				<details>
					<summary>{t.moreQuotes(rest.length)}</summary>
					{rest.map((source) => (
						<Behind {...source} />
					))}
				</details>
			)}
		</>
	);
};

const Behind: FC<{ quote: Quote; number: number | undefined }> = ({ quote, number }) => (
	<div class="source-of">
		<span class="number">{number}</span>
		<blockquote dir="auto">
			<Sentence of={quote} />
		</blockquote>
		<p>
			<Source of={[quote]} />
		</p>
	</div>
);
