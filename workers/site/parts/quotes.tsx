import type { FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { addressWords } from "./words.ts";

export interface Quote {
	quote: string;
	url: string;
}

/** What the website says literally behind a value, and where; nothing when there are no quotes. */
export const Quotes: FC<{ of: readonly Quote[] | undefined; about: string }> = ({ of: quotes = [], about }) => {
	if (quotes.length === 0) return null;
	return (
		<details class="quotes">
			<summary>
				{quotes.length === 1 ? "Source" : `${quotes.length} sources`}
				<span class="visually-hidden"> of {about}</span>
			</summary>
			{quotes.map(({ quote, url }) => (
				<figure>
					<blockquote cite={webAddress(url) ?? undefined}>
						<p dir="auto">{quote}</p>
					</blockquote>
					<figcaption>
						<Source url={url} />
					</figcaption>
				</figure>
			))}
		</details>
	);
};

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
