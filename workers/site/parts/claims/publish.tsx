import type { FC } from "hono/jsx";
import type { z } from "zod";
import { type ClaimLook, homepageOf, proofFileOf, zoneLabel } from "#core/access/claim";
import type { claimView } from "#operations/claims/claim-view";
import type { ClaimedListing } from "#store/claims";
import type { ClaimHosts } from "#usecases/claims/claim-hosts";
import { PostForm } from "../../form.tsx";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Snippet } from "../snippet.tsx";
import { HostHints } from "./host-hints.tsx";
import { Look } from "./look.tsx";

const t = words.claims.one;

export type Claim = z.output<typeof claimView>;

interface Props {
	claim: Claim;
	/** The last look for its proof. */
	look: ClaimLook | null;
	listing: ClaimedListing;
	hosts: ClaimHosts;
	token: string;
	/** Whether mails lie in a mailbox of this instance. */
	isLocal: boolean;
}

/** A claim that waits for its proof: what to publish, where, and the button that has us look. */
export const Publish: FC<Props> = (props) => {
	const { claim, look, listing, hosts, token } = props;
	const { method } = claim;
	return (
		<>
			<section aria-labelledby="publish">
				<h2 id="publish">{t.publish[method]}</h2>
				{method === "meta" && <Tag {...props} />}
				{method === "file" && <ProofFile {...props} />}
				{method === "dns" && <ZoneRecord {...props} />}
				{method === "email" && <Mailed {...props} />}
				{method !== "email" && <HostHints method={method} hosts={hosts} />}
			</section>
			{method !== "email" && (
				<section aria-labelledby="look">
					<h2 id="look">{t.check}</h2>
					<p>{t.checkHelp[method]}</p>
					<PostForm action={`/account/claims/${claim.id}/check`} token={token}>
						<button type="submit" class="primary l">
							{t.checkNow}
						</button>
					</PostForm>
					{look !== null && <Look look={look} method={method} />}
				</section>
			)}
			<p class="muted">
				{t.openUntil(dayOf(claim.expires_at))} {method !== "email" && t.same}
			</p>
			<p>
				<a href={`/listings/${listing.slug}/claim`}>{t.another}</a>
			</p>
		</>
	);
};

const Tag: FC<Props> = ({ claim, listing }) => (
	<>
		<p>{t.tagHelp(<bdi>{homepageOf(listing.url)}</bdi>)}</p>
		<Snippet label={t.tag}>{claim.instructions?.what}</Snippet>
	</>
);

const ProofFile: FC<Props> = ({ claim, listing }) => (
	<>
		<Snippet label={t.fileAddress}>{proofFileOf(listing.url)}</Snippet>
		<Snippet label={t.fileContent}>{claim.instructions?.what}</Snippet>
		<p>{t.fileHelp}</p>
		<p>
			<a class="button" href={`/account/claims/${claim.id}/file`}>
				{t.download}
			</a>
		</p>
	</>
);

const ZoneRecord: FC<Props> = ({ claim, listing }) => {
	const label = zoneLabel(listing.url);
	return (
		<>
			<p>
				{t.type} <code>TXT</code>
			</p>
			<Snippet label={t.record}>{claim.instructions?.where}</Snippet>
			{label !== null && <Snippet label={t.recordShort}>{label}</Snippet>}
			<Snippet label={t.value}>{claim.instructions?.what}</Snippet>
			<p>{t.recordHelp}</p>
		</>
	);
};

const Mailed: FC<Props> = ({ claim, listing, token, isLocal }) => (
	<>
		<p>{t.mailed(<strong>{claim.email}</strong>)}</p>
		<p class="muted">{t.mailHelp}</p>
		<PostForm action={`/listings/${listing.slug}/claim`} token={token} class="actions">
			<input type="hidden" name="method" value="email" />
			<input type="hidden" name="email" value={claim.email ?? ""} />
			<button type="submit" class="secondary">
				{t.mailAgain}
			</button>
			{isLocal && <a href="/dev/mail">{t.openMailbox}</a>}
		</PostForm>
	</>
);
