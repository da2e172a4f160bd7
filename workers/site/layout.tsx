import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import { isolated } from "#core/web/plain-text";
import { Notice, PostForm } from "./form.tsx";
import { takeNotice } from "./notice.ts";
import type { PageContext } from "./site.ts";

export interface PageProps {
	/** Of the page; the site's name is added. */
	title: string;
	description?: string;
	/** Canonical path of a page that search engines may keep; pages without one are not indexed. */
	canonical?: string;
	/** Whether everybody sees the same, so that it may be cached for a moment; taken from `canonical` where absent. */
	isPublic?: boolean;
	/** What kind of thing the page is about, for link previews; a website where absent. */
	kind?: "website" | "article" | "profile";
	/** Structured data (schema.org), one document each. */
	jsonLd?: readonly Record<string, unknown>[];
	/** Narrow pages hold one form or one message. */
	width?: "narrow" | "full";
	/** More for the head, such as feeds. */
	head?: Child;
	/** Paths under /assets of scripts the page works better with; it works without them too. */
	scripts?: readonly string[];
}

/** Public pages change with votes and edits, not by the second. */
const PUBLIC_CACHE = "public, max-age=30, stale-while-revalidate=300";

/** Answers with a page in the frame of the site. @param content what `main` holds; its first heading is an h1. */
export async function show(c: PageContext, props: PageProps, content: Child): Promise<Response> {
	if (props.isPublic ?? props.canonical !== undefined) {
		c.header("Cache-Control", PUBLIC_CACHE);
		c.header("Vary", "Cookie");
	}
	const page = await (
		<Layout c={c} notice={takeNotice(c)} {...props}>
			{content}
		</Layout>
	).toString();
	return c.html(`<!doctype html>${page}`);
}

const NAV = [
	{ href: "/listings", label: "Listings" },
	{ href: "/launches", label: "Launches" },
	{ href: "/categories", label: "Categories" },
	{ href: "/leaderboards", label: "Leaderboards" },
	{ href: "/founders", label: "Founders" },
	{ href: "/blog", label: "Blog" },
] as const;

/** The frame of every page: head, header with navigation, main, footer. */
const Layout: FC<PageProps & { c: PageContext; notice: string | null; children?: Child }> = (props) => {
	const { c } = props;
	const { siteName, origin, environment } = c.var.services.settings;
	const full = props.title === siteName ? siteName : `${isolated(props.title)} · ${siteName}`;
	return (
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<title>{full}</title>
				{props.description && <meta name="description" content={props.description} />}
				{props.canonical ? (
					<link rel="canonical" href={origin + props.canonical} />
				) : (
					<meta name="robots" content="noindex" />
				)}
				<Preview {...props} full={full} siteName={siteName} origin={origin} />
				{props.jsonLd?.map((document) => (
					<JsonLd document={document} />
				))}
				<link rel="alternate" type="application/atom+xml" title="New launches" href="/feeds/launches.xml" />
				<link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href="/assets/pico.min.css" />
				<link rel="stylesheet" href="/assets/site.css" />
				<link rel="stylesheet" href="/assets/pieces.css" />
				<link rel="stylesheet" href="/assets/directory.css" />
				{props.scripts?.map((script) => (
					<script src={`/assets/${script}`} defer />
				))}
				{props.head}
			</head>
			<body>
				<a class="skip" href="#main">
					Skip to the content
				</a>
				<Header c={c} />
				<main id="main" class={props.width === "narrow" ? "container narrow" : "container"}>
					{props.notice != null && <Notice kind="problem">{props.notice}</Notice>}
					{props.children}
				</main>
				<Footer siteName={siteName} isLocal={environment === "local"} />
			</body>
		</html>
	);
};

/** What other sites and messengers show when somebody passes the page on (Open Graph). */
const Preview: FC<PageProps & { full: string; siteName: string; origin: string }> = (props) => (
	<>
		<meta property="og:title" content={props.full} />
		<meta property="og:type" content={props.kind ?? "website"} />
		<meta property="og:site_name" content={props.siteName} />
		{props.description && <meta property="og:description" content={props.description} />}
		{props.canonical && <meta property="og:url" content={props.origin + props.canonical} />}
		<meta name="twitter:card" content="summary" />
	</>
);

/** Data, not script: browsers do not run it. No `<` of a value can end the element early. */
const JsonLd: FC<{ document: Record<string, unknown> }> = ({ document }) => {
	const text = JSON.stringify({ "@context": "https://schema.org", ...document }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json">{raw(text)}</script>;
};

const Header: FC<{ c: PageContext }> = ({ c }) => {
	const { session, sessionFormToken, services } = c.var;
	const { siteName } = services.settings;
	const { path } = c.req;
	const current = (href: string) => (path === href || path.startsWith(`${href}/`) ? "page" : undefined);
	return (
		<header class="site-header">
			<div class="container">
				<a class="brand" href="/">
					<img src="/assets/icon.svg" alt="" width="24" height="24" />
					{siteName}
				</a>
				<nav aria-label="Main">
					<ul>
						{NAV.map(({ href, label }) => (
							<li>
								<a href={href} aria-current={current(href)}>
									{label}
								</a>
							</li>
						))}
					</ul>
				</nav>
				{session !== null && sessionFormToken !== null ? (
					<div class="viewer">
						<a href="/submit" aria-current={current("/submit")}>
							Submit
						</a>
						<a href="/account" aria-current={current("/account")}>
							Account
						</a>
						<PostForm action="/sign-out" token={sessionFormToken}>
							<button type="submit" class="link">
								Sign out
							</button>
						</PostForm>
					</div>
				) : (
					<div class="viewer">
						<a href="/submit" aria-current={current("/submit")}>
							Submit
						</a>
						<a href="/sign-in" aria-current={current("/sign-in")}>
							Sign in
						</a>
					</div>
				)}
			</div>
		</header>
	);
};

const Footer: FC<{ siteName: string; isLocal: boolean }> = ({ siteName, isLocal }) => (
	<footer class="site-footer">
		<div class="container">
			<p>{siteName}: weekly launches, a quote for every fact.</p>
			<nav aria-label="Footer">
				<ul>
					<li>
						<a href="/docs">API reference</a>
					</li>
					<li>
						<a href="/connect">Connect an agent</a>
					</li>
					<li>
						<a href="/awards">Awards</a>
					</li>
					<li>
						<a href="/bot">Our crawler</a>
					</li>
					<li>
						<a href="/feeds/launches.xml">Feed</a>
					</li>
					{isLocal && (
						<li>
							<a href="/dev/mail">Local mailbox</a>
						</li>
					)}
				</ul>
			</nav>
		</div>
	</footer>
);
