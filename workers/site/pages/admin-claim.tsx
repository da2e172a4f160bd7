import decideClaimDispute from "#actions/claims/decide-claim-dispute";
import undoClaimDecision from "#actions/claims/undo-claim-decision";
import { TEAM_REASON_MAX } from "#core/limits";
import { cameToOwner, type Dispute, type DisputeDecision, disputeOf, provenBeside } from "#store/claim-disputes";
import { userById } from "#store/users";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { attempt, type Refused } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { noPage } from "../no-page.ts";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Side } from "../parts/disputes/side.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.disputes;

const PATH = "/admin/claims/:id{[0-9]{1,15}}";

/** For the site team: one listing that two people claim, what each has proven, and the decision. */
export default function adminClaimPage(site: Site): void {
	site.get(PATH, (c) => page(c));

	site.post(`${PATH}/decide`, (c) =>
		sent(c, (claim_id, form) => {
			const owner = typed(form.owner);
			const decision = typed(form.decision) as DisputeDecision;
			const owner_id = owner === "" ? null : Number(owner);
			return act(c, decideClaimDispute, { claim_id, owner_id, decision, reason: typed(form.reason) });
		}),
	);

	site.post(`${PATH}/undo`, (c) =>
		sent(c, (claim_id, form) =>
			act(c, undoClaimDecision, { claim_id, decided_at: Number(form.decided_at), reason: typed(form.reason) }),
		),
	);
}

const idOf = (c: PageContext): number => Number(c.req.param("id"));

async function sent(
	c: PageContext,
	doIt: (claimId: number, form: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Promise<Response> {
	const form = await c.req.parseBody();
	return attempt(
		c,
		async () => {
			await doIt(idOf(c), form);
			return `/admin/claims/${idOf(c)}`;
		},
		(error) => page(c, { sent: form, error }),
	);
}

async function page(c: PageContext, refused?: Refused): Promise<Response> {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const dispute = await disputeOf(db, idOf(c));
	if (dispute === null) throw noPage("disputed claim");
	const { claim, listing } = dispute;
	const isDecided = claim.status !== "disputed";
	// After handing over, the other side is who managed it before.
	const isHandedOver = isDecided && claim.status !== "refused";
	const ownerId = isHandedOver ? claim.ownerBefore : listing.ownerId;
	const [claimantsProofs, ownersProofs, owner, came, token] = await Promise.all([
		provenBeside(db, claim.userId, listing.id),
		ownerId === null ? [] : provenBeside(db, ownerId, listing.id),
		ownerId === null ? null : userById(db, ownerId),
		isHandedOver ? null : cameToOwner(db, listing.id),
		formTokenOf(c),
	]);
	const how = came === null ? undefined : t.cameBy[came.way];
	return showAdminPage(
		c,
		{ area: "claims", above: [{ href: "/admin/claims", label: t.title }], title: t.titleOf(listing.name) },
		<>
			<h1>{t.heading(<bdi>{listing.name}</bdi>)}</h1>
			<p>
				{t.websiteOf(<bdi>{listing.url}</bdi>)} {listing.verified ? t.shownAsVerified : t.notVerified}{" "}
				<a href={`/listings/${listing.slug}`}>{t.seeListing}</a>
			</p>
			{refused?.error.code === "claim_not_pending" ? (
				<Notice kind="problem">{t.moved}</Notice>
			) : (
				<RefusedNotice error={refused?.error} />
			)}
			<section aria-labelledby="sides">
				<h2 id="sides">{t.sides}</h2>
				<div class="sides">
					<Side id="claimant" heading={t.claimant} who={dispute.claimant} claims={claimantsProofs} />
					<Side
						id="owner"
						heading={isHandedOver ? t.ownerBefore : t.owner}
						who={owner && { id: owner.id, email: owner.email, since: owner.createdAt }}
						claims={ownersProofs}
					>
						{!isHandedOver && owner !== null && (
							<>
								<dt>{t.came}</dt>
								<dd>{came === null || how === undefined ? t.cameUnknown : how(<Time at={came.at} />)}</dd>
							</>
						)}
					</Side>
				</div>
			</section>
			{isDecided ? <Decided {...{ dispute, token, refused }} /> : <Decide {...{ dispute, token, refused }} />}
		</>,
	);
}

interface FormProps {
	dispute: Dispute;
	token: string;
	refused: Refused | undefined;
}

const Decide = ({ dispute: { claim, listing }, token, refused }: FormProps) => (
	<section aria-labelledby="decide">
		<h2 id="decide">{t.decide}</h2>
		<PostForm action={`/admin/claims/${claim.id}/decide`} token={token}>
			<input type="hidden" name="owner" value={String(listing.ownerId ?? "")} />
			<Reason refused={refused} />
			<p class="muted">{t.handOverDoes}</p>
			<p class="actions">
				<button type="submit" name="decision" value="refuse" class="secondary">
					{t.refuse}
				</button>
				<button type="submit" name="decision" value="hand_over" class="secondary">
					{t.handOver}
				</button>
			</p>
		</PostForm>
	</section>
);

const Decided = ({ dispute: { claim, listing }, token, refused }: FormProps) => {
	const outcome = claim.status === "refused" ? "refuse" : "hand_over";
	const hasMoved = outcome === "hand_over" && listing.ownerId !== claim.userId;
	return (
		<section aria-labelledby="decided">
			<h2 id="decided">{t.decision}</h2>
			<p>{t.outcome[outcome](<Time at={claim.decidedAt ?? 0} />)}</p>
			<blockquote dir="auto">{claim.decisionReason}</blockquote>
			{hasMoved ? (
				<p>{t.cannotUndo}</p>
			) : (
				<PostForm action={`/admin/claims/${claim.id}/undo`} token={token}>
					<input type="hidden" name="decided_at" value={String(claim.decidedAt)} />
					<Reason refused={refused} />
					<p class="muted">{t.undoDoes[outcome]}</p>
					<button type="submit" class="secondary">
						{t.undo}
					</button>
				</PostForm>
			)}
		</section>
	);
};

const Reason = ({ refused }: Pick<FormProps, "refused">) => (
	<TextField
		name="reason"
		label={t.reason}
		help={t.reasonHelp}
		max={TEAM_REASON_MAX}
		rows={3}
		value={typed(refused?.sent.reason)}
		problem={refused?.error.errors.some(({ pointer }) => pointer === "/reason") ? t.needsReason : undefined}
	/>
);
