import type { Child, FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { addressWords, dayOf } from "./words.ts";

export interface Quote {
	quote: string;
	url: string;
	/** When the page was read, ISO 8601; not known of quotes that were kept without. */
	fetched_at?: string | undefined;
	/** Which entry of a list it is about. */
	of?: string | undefined;
}

/** What the website says literally behind a value, and where; nothing when there are no quotes. */
export const Quotes: FC<{ of: readonly Quote[] | undefined; about: Child }> = ({ of: quotes = [], about }) => {
	if (quotes.length === 0) return null;
	return (
		<details class="quotes">
			<summary>
				{quotes.length === 1 ? "Source" : `${quotes.length} sources`}
				<span class="visually-hidden"> of {about}</span>
			</summary>
			{quotes.map(({ quote, url, fetched_at }) => (
				<figure>
					<blockquote cite={webAddress(url) ?? undefined}>
						<p dir="auto">{quote}</p>
					</blockquote>
					<figcaption>
						<Source url={url} />
						{fetched_at !== undefined && (
							<>
								, read <time datetime={fetched_at}>{dayOf(fetched_at)}</time>
							</>
						)}
					</figcaption>
				</figure>
			))}
		</details>
	);
};

/** Of the quotes of a part, those about one entry. */
export function quotesAbout(quotes: readonly Quote[] | undefined, entry: string): readonly Quote[] | undefined {
	return quotes?.filter(({ of }) => of === entry);
}

const Source: FC<{ url: string }> = ({ url }) => {
	const address = webAddress(url);
	return address === null ? (
		<bdi>{url}</bdi>
	) : (
		<a href={address} rel="nofollow noopener ugc">
			<bdi>{addressWords(url)}</bdi>
		</a>
	);
};
