import revokeProofKey from "#actions/proofs/revoke-proof-key";
import rotateProofKey from "#actions/proofs/rotate-proof-key";
import { stateOf } from "#core/proofs/key";
import { allKeys } from "#store/proof-keys";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { PostForm } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { decided } from "../parts/admin/decided.ts";
import { Decision } from "../parts/admin/decision.tsx";
import { ProofKeys } from "../parts/proof-keys.tsx";
import { formTokenOf, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.proofs;
const PATH = "/admin/proofs";

/** For the site team: the keys that proofs are signed with. */
export default function adminProofsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const admin = administrator(c);
		if (admin instanceof Response) return admin;
		const { db, clock, canSeal } = c.var.services;
		const [keys, token] = await Promise.all([allKeys(db), formTokenOf(c)]);
		const now = clock.now();
		const good = keys.filter(({ revokedAt }) => revokedAt === null);
		const isComing = keys.some((key) => stateOf(key, keys, now.getTime()) === "announced");
		return showAdminPage(
			c,
			{ area: "proofs", title: t.title },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.team.lead}</p>
				<ProofKeys keys={keys} now={now} />
				{canSeal && !isComing && (
					<PostForm action={`${PATH}/rotate`} token={token}>
						<input type="hidden" name="after" value={String(keys[0]?.id ?? 0)} />
						<p class="muted">{t.team.rotateHelp}</p>
						<button type="submit" class="secondary">
							{t.team.rotate}
						</button>
					</PostForm>
				)}
				{!canSeal && <p class="empty">{t.team.off}</p>}
				{isComing && <p class="muted">{t.team.isComing}</p>}
				<section aria-labelledby="revoke">
					<h2 id="revoke">{t.team.revokeTitle}</h2>
					{good.length === 0 ? (
						<p class="empty">{t.team.none}</p>
					) : (
						<>
							<p>{t.team.revokeHelp}</p>
							<Decision
								c={c}
								action={`${PATH}/revoke`}
								token={token}
								reason={{ label: t.team.reason }}
								buttons={[{ value: "revoke", label: t.team.revoke, kind: "danger" }]}
							>
								<label>
									{t.team.which}
									<select name="key_id">
										{good.map(({ id, kid }) => (
											<option value={String(id)}>
												{id}: {kid}
											</option>
										))}
									</select>
								</label>
							</Decision>
						</>
					)}
				</section>
			</>,
		);
	});

	site.post(`${PATH}/rotate`, (c) =>
		decided(c, PATH, async ({ after }) => {
			await act(c, rotateProofKey, { after: Number(after) });
		}),
	);

	site.post(`${PATH}/revoke`, (c) =>
		decided(c, PATH, async ({ key_id, reason }) => {
			await act(c, revokeProofKey, { key_id: Number(key_id), reason: String(reason ?? "") });
		}),
	);
}
