import type { Child } from "hono/jsx";
import type { Refused } from "../../attempt.ts";
import { show } from "../../layout.tsx";
import { ownPath } from "../../own-product.ts";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { Crumbs } from "../crumbs.tsx";
import { Done } from "../done.tsx";
import { RefusedNotice } from "../refused.tsx";

interface Props {
	listing: { listing_id: number; name: string };
	title: string;
	/** What the page is for. */
	lead: Child;
	refused?: Refused | undefined;
}

/** A page below the owner's home of a listing. */
export function showOwnPage(c: PageContext, { listing, title, lead, refused }: Props, content: Child) {
	return show(
		c,
		{ title: words.owner.pageTitle(title, listing.name) },
		<>
			<Crumbs
				above={[
					{ href: "/account/products", label: words.owner.products },
					{ href: ownPath(listing.listing_id), label: listing.name },
				]}
			/>
			<h1>{title}</h1>
			<p class="lead">{lead}</p>
			<RefusedNotice error={refused?.error} />
			<Done done={refused === undefined ? c.req.query("done") : undefined} />
			{content}
		</>,
	);
}
