import type { FC } from "hono/jsx";
import type { ClaimMethod } from "#core/access/claim";
import type { AppError } from "#core/errors";
import { EMAIL_MAX } from "#core/web/email";
import type { ClaimHosts } from "#usecases/claims/claim-hosts";
import type { Refused } from "../../attempt.ts";
import { PostForm } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { typed } from "../text-field.tsx";

const t = words.claims;

interface Props {
	slug: string;
	/** Of the website, as people read it. */
	domain: string;
	methods: readonly ClaimMethod[];
	hosts: ClaimHosts;
	/** An address at the domain, where one is known. */
	email: string | null;
	token: string;
	refused: Refused | undefined;
}

/** The ways to prove a website, each with the button that begins it. */
export const Ways: FC<Props> = (props) => {
	const { slug, domain, methods, hosts, token, refused } = props;
	return (
		<section aria-labelledby="ways">
			<h2 id="ways" class="visually-hidden">
				{t.ways}
			</h2>
			<ol class="claim-ways">
				{methods.map((method, index) => (
					<li>
						<h3>
							{t.way[method].title} {index === 0 && <span class="tag">{t.shortest}</span>}
						</h3>
						<p>{t.way[method].text(<bdi>{domain}</bdi>)}</p>
						<Guess method={method} hosts={hosts} />
						<PostForm action={`/listings/${slug}/claim`} token={token}>
							<input type="hidden" name="method" value={method} />
							{method === "email" && <Address domain={domain} email={props.email} refused={refused} />}
							<button type="submit" class={index === 0 ? "primary" : "secondary"}>
								{t.way[method].button}
							</button>
						</PostForm>
					</li>
				))}
			</ol>
		</section>
	);
};

/** Where it would be pasted. */
const Guess: FC<{ method: ClaimMethod; hosts: ClaimHosts }> = ({ method, hosts: { siteHost, dnsHost } }) => {
	const isOnSite = method === "meta" || method === "file";
	if (isOnSite && siteHost !== null) return <p class="muted">{t.madeWith(t.hosts.site[siteHost].name)}</p>;
	if (method === "dns" && dnsHost !== null) return <p class="muted">{t.keptAt(t.hosts.dns[dnsHost].name)}</p>;
	return null;
};

const Address: FC<Pick<Props, "domain" | "email" | "refused">> = ({ domain, email, refused }) => (
	<LineField
		name="email"
		label={t.address(domain)}
		hint={t.addressHelp}
		problem={refused && addressProblem(refused.error, domain)}
		input={(attributes) => (
			<input
				{...attributes}
				{...{ type: "email", autocomplete: "email", required: true, maxlength: EMAIL_MAX }}
				value={refused === undefined ? (email ?? "") : typed(refused.sent.email)}
			/>
		)}
	/>
);

/** What is wrong with an address, in words of the page. */
function addressProblem(error: AppError, domain: string): string | undefined {
	if (error.errors.every(({ pointer }) => pointer !== "/email")) return undefined;
	if (error.code === "email_not_at_domain") return t.noAddress(domain);
	return error.code === "rate_limited" ? t.tooManyMails : t.badAddress;
}
