import type { FC } from "hono/jsx";
import type { PageContext } from "../site.ts";
import { THEMES, themeOf } from "../theme.ts";
import { Icon } from "./icons.tsx";

const WAYS = [
	{ href: "/bot", label: "How we read sites" },
	{ href: "/docs", label: "API and agents" },
	{ href: "/feeds", label: "Feeds" },
	{ href: "/privacy", label: "Privacy" },
	{ href: "/terms", label: "Terms" },
] as const;

const LOCAL_WAYS = [
	{ href: "/dev/mail", label: "Local mailbox" },
	{ href: "/dev/components", label: "Components" },
] as const;

/** What the wordmark's number means, and the ways that few take. */
export const SiteFooter: FC<{ c: PageContext }> = ({ c }) => {
	const ways = c.var.services.settings.environment === "local" ? [...WAYS, ...LOCAL_WAYS] : WAYS;
	return (
		<footer class="site-footer">
			<div class="frame">
				<p>
					<sup>1</sup>Every fact here carries a quote from the product’s own website, or says who stated it, or says
					that nobody did. Awards follow votes, never money.
				</p>
				<nav aria-label="Footer">
					<ul>
						{ways.map(({ href, label }) => (
							<li>
								<a href={href}>{label}</a>
							</li>
						))}
						<li>
							<Colours c={c} />
						</li>
					</ul>
				</nav>
			</div>
		</footer>
	);
};

/** Buttons of a form, so that it works without script; which site sent it is seen by its headers, not by a token: a token would make every page personal. */
const Colours: FC<{ c: PageContext }> = ({ c }) => {
	const chosen = themeOf(c) ?? "system";
	const { pathname, search } = new URL(c.req.url);
	// A page that answers a refused form may have no address of its own to come back to.
	const returnTo = c.req.method === "GET" ? pathname + search : "/";
	return (
		<>
			<button type="button" class="colours-button" popovertarget="colours">
				Colour: {chosen}
				<Icon of="down" />
			</button>
			<form id="colours" class="menu colours" popover="auto" method="post" action="/theme">
				<input type="hidden" name="return_to" value={returnTo} />
				{["system", ...THEMES].map((theme) => (
					<button
						type="submit"
						name="theme"
						value={theme}
						class="plain-button"
						aria-current={theme === chosen ? "true" : undefined}
					>
						{theme[0]?.toUpperCase() + theme.slice(1)}
					</button>
				))}
			</form>
		</>
	);
};
