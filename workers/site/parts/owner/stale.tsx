import type { FC } from "hono/jsx";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { fieldName } from "../field-names.ts";
import type { Own } from "./own.ts";

const t = words.owner.stale;

/** Quotes that the website has no more, with what it says now. Nothing where the website was not read again yet. */
export const StaleFacts: FC<{ listing: Own }> = ({ listing }) => {
	const { stale_facts: stale, site_read_at: readAt, site_read_outcome: outcome } = listing;
	if (readAt === null && outcome === null) return null;
	return (
		<section aria-labelledby="stale">
			<h2 id="stale">{t.title}</h2>
			{readAt !== null && <p class="muted">{stale.length === 0 ? t.nothing : t.text}</p>}
			<ul class="rows">
				{stale.map(({ field, quote, why }) => (
					<li>
						<div>
							<p>
								{t.gone(
									fieldName(field),
									<mark class="gone" dir="auto">
										{quote}
									</mark>,
								)}
							</p>
							<p class="muted" dir="auto">
								{why}
							</p>
						</div>
						<a class="button" href={`/account/products/${listing.listing_id}/edit#${field}`}>
							{t.look}
						</a>
					</li>
				))}
			</ul>
			<p class="muted">{readAt === null ? outcome : t.readAt(dayOf(readAt))}</p>
		</section>
	);
};
