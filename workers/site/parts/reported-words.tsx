import type { FC } from "hono/jsx";
import { fieldName } from "#core/words/shared";
import { entryWords } from "#core/words/value-words";
import { words } from "../words/words.ts";
import { Sentence, Source } from "./notes.tsx";
import type { Quote } from "./proof.ts";

const t = words.facts.report;

interface Props {
	field: string;
	entry: string;
	/** What the page says; empty where it says that nobody does. */
	said: string;
	quotes: readonly Quote[];
}

/** A fact that was reported: what the page says, and each quote in its sentence. */
export const ReportedWords: FC<Props> = ({ field, entry, said, quotes }) => {
	const name = entry === "" ? "" : entryWords(field, entry);
	return (
		<div class="reported">
			<p class="muted">
				{fieldName(field)}
				{name !== "" && name !== said && (
					<>
						: <bdi>{name}</bdi>
					</>
				)}
			</p>
			<p dir="auto">{said === "" ? t.blank : said}</p>
			{quotes.map((quote) => (
				<blockquote class="slip-words">
					<p dir="auto">
						<Sentence of={quote} />
					</p>
					<p class="muted reported-source">
						<Source of={[quote]} />
					</p>
				</blockquote>
			))}
			{said !== "" && quotes.length === 0 && <p class="muted">{t.noQuotes}</p>}
		</div>
	);
};
