import type { FC } from "hono/jsx";
import { Notice } from "../../form.tsx";
import { ownPath } from "../../own-product.ts";
import { words } from "../../words/words.ts";

/** What proved it: something that is looked for again, or a mail. */
export type ClaimedBy = "proof" | "mail";

/** The owner's home, as it greets whoever has just proven its website. */
export const welcomePath = (listingId: number, by: ClaimedBy): string => ownPath(listingId, `?claimed=${by}`);

/** Whether the owner's home is to greet. @param claimed of its address. */
export function claimedBy(claimed: string | undefined): ClaimedBy | null {
	return claimed === "proof" || claimed === "mail" ? claimed : null;
}

const t = words.claims.welcome;

interface Props {
	listing: { listing_id: number; name: string; slug: string };
	by: ClaimedBy;
}

/** Greets whoever has just claimed a listing, with what makes it better right away. */
export const Welcome: FC<Props> = ({ listing, by }) => {
	const { listing_id: id, slug } = listing;
	return (
		<Notice kind="good">
			<p>
				<strong>{t.title(<bdi>{listing.name}</bdi>)}.</strong> {t.text}
			</p>
			<ul>
				<li>
					<a href={ownPath(id, "/edit")}>{t.facts}</a>
				</li>
				<li>
					<a href={ownPath(id, "/pictures")}>{t.pictures}</a>
				</li>
				<li>
					<a href={`/listings/${slug}`}>{t.page}</a>
				</li>
				<li>
					<a href={ownPath(id, "/share")}>{t.share}</a>
				</li>
			</ul>
			{by === "proof" && <p class="muted">{t.leave}</p>}
		</Notice>
	);
};
