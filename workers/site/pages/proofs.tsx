import { allKeys } from "#store/proof-keys";
import { show } from "../layout.tsx";
import { ProofKeys } from "../parts/proof-keys.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.proofs;
const JWKS = "/.well-known/jwks.json";

/** What signed proofs are, how anybody checks one, and with which keys. */
export default function proofsPage(site: Site): void {
	site.get("/proofs", async (c) => {
		const { db, links, canSeal, clock } = c.var.services;
		const keys = await allKeys(db);
		const file = `${links.origin}/proofs/listings/SLUG.jws`;
		return show(
			c,
			{ title: t.title, description: t.about, canonical: "/proofs", width: "narrow" },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				{!canSeal && <p class="empty">{t.off}</p>}
				<section aria-labelledby="what">
					<h2 id="what">{t.what}</h2>
					<ul>
						<li>{t.ofListing}</li>
						<li>{t.ofWeek}</li>
					</ul>
					<p>{t.where(<code>/proofs/listings/SLUG.jws</code>, <code>/proofs/weeks/YYYY-MM-DD.jws</code>)}</p>
				</section>
				<section aria-labelledby="means">
					<h2 id="means">{t.meansTitle}</h2>
					<p>{t.means}</p>
				</section>
				<section aria-labelledby="check">
					<h2 id="check">{t.check}</h2>
					<p>{t.checkHelp}</p>
					<pre>
						<code>{`curl -o proof.jws ${file}
curl -o keys.json ${links.origin}${JWKS}
npx --package launchweek-client launchweek-verify proof.jws --jwks keys.json`}</code>
					</pre>
					<p>{t.checkLive(<code>--live</code>)}</p>
					<p>{t.checkJose(<a href={JWKS}>{links.origin + JWKS}</a>)}</p>
				</section>
				<section aria-labelledby="keys">
					<h2 id="keys">{t.keys}</h2>
					<ProofKeys keys={keys} now={clock.now()} />
				</section>
			</>,
		);
	});
}
