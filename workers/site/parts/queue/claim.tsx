import { disputeOf, provenBeside } from "#store/claim-disputes";
import { words } from "../../words/words.ts";
import { Decision } from "../admin/decision.tsx";
import { Side } from "../disputes/side.tsx";
import type { Panel, PanelProps } from "./pieces.tsx";

const t = words.disputes;

/** A listing that two people claim: what each has proven. */
export async function claimPanel({ c, item, token, returnTo, refused }: PanelProps): Promise<Panel> {
	const { db } = c.var.services;
	const claimId = "task" in item.of ? Number(item.of.task.detail.claim) : 0;
	const dispute = await disputeOf(db, claimId);
	if (dispute === null) return { question: item.title, content: <p>{words.queue.gone}</p> };
	const { claim, listing, owner } = dispute;
	const [theirs, owners] = await Promise.all([
		provenBeside(db, claim.userId, listing.id),
		listing.ownerId === null ? [] : provenBeside(db, listing.ownerId, listing.id),
	]);
	return {
		question: t.heading(<bdi>{listing.name}</bdi>),
		content: (
			<>
				<Side id="claimant" heading={t.claimant} who={dispute.claimant} claims={theirs} />
				<Side id="owner" heading={t.owner} who={owner} claims={owners} />
				<p class="muted">{t.handOverDoes}</p>
				<Decision
					{...{ c, token, returnTo, refused }}
					action={`/admin/queue/${item.key}`}
					hidden={{ claim: claim.id, owner: listing.ownerId ?? "" }}
					reason={{ hint: t.reasonHelp }}
					buttons={[
						{ value: "refuse", label: t.refuse, isRefusal: true },
						{ value: "hand_over", label: t.handOver },
					]}
				/>
			</>
		),
	};
}
