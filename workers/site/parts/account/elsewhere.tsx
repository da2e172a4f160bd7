import type { FC } from "hono/jsx";
import type { IdentityProvider } from "#core/ports/identity";
import type { IdentityRow } from "#store/identities";
import { PostForm } from "../../form.tsx";
import { daysAgo } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.signInMethods.elsewhere;

interface Props {
	/** Those that are set up. */
	providers: readonly Pick<IdentityProvider, "id" | "label">[];
	identities: readonly IdentityRow[];
	/** Of the page, below which its forms lead. */
	path: string;
	now: number;
	/** Null where they must sign in again first. */
	token: string | null;
}

/** Who else vouches for a person, with buttons that connect and disconnect; nothing where none is set up. */
export const Elsewhere: FC<Props> = ({ providers, identities, path, now, token }) =>
	providers.length === 0 ? null : (
		<section aria-labelledby="elsewhere">
			<h2 id="elsewhere">{t.title}</h2>
			<p>{t.about}</p>
			<ul class="rows">
				{providers.map(({ id, label }) => {
					const known = identities.find(({ provider }) => provider === id);
					const isConnected = known !== undefined && known.subject !== null;
					return (
						<li>
							<div>
								<h3>{label}</h3>
								<p class="muted">
									{isConnected
										? t.known(<bdi>{known.knownAs}</bdi>, daysAgo(known.connectedAt, now))
										: t.not(known !== undefined)}
								</p>
							</div>
							{token !== null && (
								<PostForm action={`${path}/${id}/${isConnected ? "disconnect" : "connect"}`} token={token}>
									<button type="submit" class={isConnected ? "secondary danger" : "secondary"}>
										{isConnected ? t.disconnect(label) : t.connect(label)}
									</button>
								</PostForm>
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
