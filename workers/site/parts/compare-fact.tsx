import type { Child, FC } from "hono/jsx";
import { verbatimRanges } from "#core/evidence/verbatim";
import { quotesBehind } from "#core/listings/origin";
import { words } from "../words/words.ts";
import type { Listing } from "./listing-parts.tsx";
import { Noted } from "./notes.tsx";

const t = words.compare;

interface Props {
	of: Listing;
	field: string;
	entry?: string | undefined;
	words: string;
	number: number;
	children?: Child;
}
/** A value with what stands behind it. */
export const Fact: FC<Props> = ({ of, field, entry, words: said, number, children }) => {
	const hand = of.typed.find((one) => one.field === field && (one.of === undefined || one.of === entry))?.by;
	const quotes = quotesBehind(of.evidence, field, entry);
	const id = `note-${of.slug}-${number}`;
	const isQuoted = quotes.length > 0 && hand === undefined;
	const full =
		verbatimRanges(said, quotes).reduce((sum, { start, end }) => sum + end - start, 0) >=
		said.replace(/\s+/gu, "").length;
	return (
		<Noted
			isVerbatim={isQuoted && full}
			note={
				isQuoted
					? {
							id,
							number,
							origin: "site",
							quotes: quotes.map((q) => ({ quote: q.quote, page: q.url, day: q.fetched_at })),
						}
					: { id, origin: hand ?? "owner", text: t.ownersWords }
			}
		>
			{children ?? said}
		</Noted>
	);
};
