import type { Child, FC } from "hono/jsx";
import type { Side as SideFacts } from "#store/claim-disputes";
import type { ClaimRow } from "#store/claims";
import { Time } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { LookedAt } from "../claims/look.tsx";

const t = words.disputes;

interface Props {
	id: string;
	heading: string;
	/** Null where their account is gone. */
	who: SideFacts | null;
	/** Claims of theirs on the listing that were proven, the newest first. */
	claims: readonly ClaimRow[];
	/** What else is known of them here. */
	children?: Child;
}

/** One side of a dispute, for the site team: who it is, and what they have proven when and by which method. */
export const Side: FC<Props> = ({ id, heading, who, claims, children }) => (
	<section aria-labelledby={id}>
		<h3 id={id}>{heading}</h3>
		<dl>
			<dt>{t.account}</dt>
			<dd>
				{who === null ? (
					t.nobody
				) : (
					<>
						<bdi>{who.email}</bdi>, {t.since(<Time at={who.since} />)}
					</>
				)}
			</dd>
			{children}
			<dt>{t.proofs}</dt>
			{claims.length === 0 ? <dd>{t.noProof}</dd> : claims.map((claim) => <Proof claim={claim} />)}
		</dl>
	</section>
);

const Proof: FC<{ claim: ClaimRow }> = ({ claim }) => {
	const { method, email, createdAt, verifiedAt, lastCheck, status } = claim;
	return (
		<dd>
			<p>
				<strong>{words.claims.way[method].title}</strong>{" "}
				<span class={status === "verified" ? "tag good" : "tag"}>{words.claims.claims.states[status]}</span>
			</p>
			<p class="muted">{verifiedAt === null ? t.begun(<Time at={createdAt} />) : t.proven(<Time at={verifiedAt} />)}</p>
			{method === "email" && <p>{t.byMail(<bdi>{email}</bdi>)}</p>}
			{lastCheck !== null && method !== "email" && (
				<>
					<p>{t.looked(<Time at={Date.parse(lastCheck.at)} />)}</p>
					<LookedAt look={lastCheck} />
				</>
			)}
		</dd>
	);
};
