import type { FC } from "hono/jsx";
import type { PublishedMethod } from "#core/access/claim";
import { DNS_HOSTS, SITE_HOSTS } from "#core/web/site-host";
import type { ClaimHosts } from "#usecases/claims/claim-hosts";
import { words } from "../../words/words.ts";

const t = words.claims;

interface Hint {
	name: string;
	text: string;
}

/** Where exactly a proof is pasted: at the host that the website seems to stand at, and at the others. */
export const HostHints: FC<{ method: PublishedMethod; hosts: ClaimHosts }> = ({ method, hosts }) => {
	const hints = new Map<string, Hint>(
		method === "dns"
			? DNS_HOSTS.map((host) => [host, { name: t.hosts.dns[host].name, text: t.hosts.dns[host].where }])
			: SITE_HOSTS.map((host) => {
					const { name, ...of } = t.hosts.site[host];
					return [host, { name, text: of[method] ?? t.one.noFile }];
				}),
	);
	const guessed = method === "dns" ? hosts.dnsHost : hosts.siteHost;
	const hint = guessed === null ? undefined : hints.get(guessed);
	return (
		<>
			{hint !== undefined && (
				<p>
					<strong>{(method === "dns" ? t.keptAt : t.madeWith)(hint.name)}</strong> {hint.text}
				</p>
			)}
			<details>
				<summary>{hint === undefined ? t.one.whereAtHosts : t.one.otherHosts}</summary>
				<dl class="claim-hosts">
					{[...hints]
						.filter(([host]) => host !== guessed)
						.map(([, { name, text }]) => (
							<>
								<dt>{name}</dt>
								<dd>{text}</dd>
							</>
						))}
				</dl>
			</details>
		</>
	);
};
