import type { FC } from "hono/jsx";
import type { ClaimedListing } from "#store/claims";
import { PostForm } from "../../form.tsx";
import { ownPath } from "../../own-product.ts";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { Claim } from "./publish.tsx";

const t = words.claims.one;

interface Props {
	claim: Claim;
	listing: ClaimedListing;
	token: string;
}

/** A claim that no longer waits: how it ended, and what can be done now. */
export const Settled: FC<Props> = (props) => {
	const { claim, listing } = props;
	const name = <bdi>{listing.name}</bdi>;
	switch (claim.status) {
		case "verified":
			return (
				<section aria-labelledby="state">
					<h2 id="state">{t.verified(name)}</h2>
					{claim.decision !== null && (
						<>
							<p>{t.given(dayOf(claim.decision.at))}</p>
							<blockquote dir="auto">{claim.decision.reason}</blockquote>
						</>
					)}
					{claim.decision === null && claim.verified_at !== null && <p>{t.verifiedText(dayOf(claim.verified_at))}</p>}
					{claim.next_check_at !== null && <p>{t.nextLook(dayOf(claim.next_check_at))}</p>}
					<a class="button primary l" href={ownPath(listing.id)}>
						{t.goHome}
					</a>
				</section>
			);
		case "disputed":
			return (
				<section aria-labelledby="state">
					<h2 id="state">{t.disputed}</h2>
					<p>{t.disputedText(name)}</p>
					<p>{t.disputedNext}</p>
				</section>
			);
		case "refused":
			return (
				<section aria-labelledby="state">
					<h2 id="state">{t.refused}</h2>
					{claim.decision !== null && (
						<>
							<p>{t.refusedText(name, dayOf(claim.decision.at))}</p>
							<blockquote dir="auto">{claim.decision.reason}</blockquote>
						</>
					)}
					<p>{t.refusedNext}</p>
				</section>
			);
		default:
			return (
				<section aria-labelledby="state">
					<h2 id="state">{claim.status === "lapsed" ? t.lapsed : t.expired}</h2>
					<p>{claim.status === "lapsed" ? t.lapsedText(name) : t.expiredText}</p>
					<Again {...props} />
				</section>
			);
	}
};

const Again: FC<Props> = ({ claim, listing, token }) => (
	<>
		<PostForm action={`/listings/${listing.slug}/claim`} token={token}>
			<input type="hidden" name="method" value={claim.method} />
			{claim.email !== null && <input type="hidden" name="email" value={claim.email} />}
			<button type="submit" class="primary">
				{t.again}
			</button>
		</PostForm>
		<p>
			<a href={`/listings/${listing.slug}/claim`}>{t.another}</a>
		</p>
	</>
);
