import type { FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { addressWords, dayOf } from "../words/format.ts";

export interface Quote {
	quote: string;
	url: string;
	/** When the page was read, ISO 8601; not known of quotes that were kept without. */
	fetched_at?: string | undefined;
	/** Which entry of a list it is about. */
	of?: string | undefined;
}

/** The website's words, each with where it stands and when the page was read. */
export const Quotations: FC<{ of: readonly Quote[] }> = ({ of: quotes }) => (
	<>
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
	</>
);

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
