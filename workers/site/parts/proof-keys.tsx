import type { FC } from "hono/jsx";
import { stateOf } from "#core/proofs/key";
import type { ProofKey } from "#store/proof-keys";
import { Time } from "../form.tsx";
import { words } from "../words/words.ts";

const t = words.proofs;

/** The keys that proofs are signed with, the newest first, revoked ones with their reason. */
export const ProofKeys: FC<{ keys: readonly ProofKey[]; now: Date }> = ({ keys, now }) =>
	keys.length === 0 ? (
		<p class="empty">{t.noKeys}</p>
	) : (
		<div class="scroll">
			<table>
				<thead>
					<tr>
						<th scope="col">{t.key}</th>
						<th scope="col">{t.state}</th>
						<th scope="col">{t.since}</th>
					</tr>
				</thead>
				<tbody>
					{keys.map((key) => (
						<tr>
							<th scope="row">
								{key.id} <code>{key.kid}</code>
							</th>
							<td>
								{t.states[stateOf(key, keys, now.getTime())]}
								{key.revokedAt !== null && (
									<p class="muted">{t.revoked(<Time at={key.revokedAt} />, <bdi>{key.revokedReason}</bdi>)}</p>
								)}
							</td>
							<td>
								<Time at={key.signsFrom} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
