/** The categories of the directory: twelve subjects with their subcategories. Drafting chooses by these descriptions. */

import type { CategoryChoice } from "#core/drafts/draft-fields";
import { CATEGORY_WORDS, phrasesOf } from "#scripts/demo/category-words/all-words";

export interface CategoryData {
	slug: string;
	name: string;
	description: string;
	faqs: readonly (readonly [question: string, answer: string])[];
	children: readonly (readonly [slug: string, name: string, description: string])[];
}

export const CATEGORIES: readonly CategoryData[] = [
	{
		slug: "artificial-intelligence",
		name: "Artificial Intelligence",
		description:
			"Products whose main work is done by machine learning: assistants that answer and act, systems that read documents, and the tools with which teams build and watch models.",
		faqs: [
			[
				"Does every product that uses AI belong here?",
				"No. A product belongs where its users look for it. Choose this category when the model is what people buy, and the field of use when the model is only a part of it.",
			],
			[
				"How can I tell what a product does with my data?",
				"Read what its profile quotes from its own website. Where the website does not say, the profile leaves the fact blank.",
			],
		],
		children: [
			[
				"ai-assistants",
				"AI Assistants",
				"Chat and voice assistants that answer questions, draft texts or carry out tasks for people and teams.",
			],
			[
				"document-intelligence",
				"Document Intelligence",
				"Software that reads contracts, invoices, scans and forms, and turns them into structured data or summaries.",
			],
			[
				"model-operations",
				"Model Operations",
				"Training, evaluating, deploying and observing machine learning models: pipelines, prompt tests, vector stores.",
			],
		],
	},
	{
		slug: "developer-tools",
		name: "Developer Tools",
		description:
			"What programmers use to build, test, ship and run software: interfaces and libraries, test runners, monitoring, and everything around a repository.",
		faqs: [
			[
				"Are open-source projects listed?",
				"Yes, when they have a website of their own and somebody who answers for them. The pricing model says open source.",
			],
			[
				"Where do security scanners go?",
				"Under Security and Privacy. Tools that test whether software works belong to Testing and Quality.",
			],
		],
		children: [
			[
				"apis-and-integrations",
				"APIs and Integrations",
				"Interfaces for developers, webhooks, data connectors, and platforms that join one system to another.",
			],
			[
				"testing-and-quality",
				"Testing and Quality",
				"Automated tests, browsers to test in, code review, test data, and reports about what broke.",
			],
			[
				"monitoring-and-incidents",
				"Monitoring and Incidents",
				"Uptime checks, logs, traces, alerts, on-call schedules and status pages for services in operation.",
			],
		],
	},
	{
		slug: "finance-and-accounting",
		name: "Finance and Accounting",
		description:
			"Software for money inside a business: sending invoices and getting paid, keeping expenses in order, paying people, and knowing how much is left.",
		faqs: [
			[
				"Do these products replace an accountant?",
				"Most of them prepare what an accountant needs. What a product itself promises is quoted in its profile.",
			],
			[
				"Are prices shown with tax?",
				"Prices are as the company's website states them. Look at the pricing summary of each profile.",
			],
		],
		children: [
			[
				"invoicing-and-payments",
				"Invoicing and Payments",
				"Quotes, invoices, reminders, subscriptions and ways for customers to pay a business.",
			],
			[
				"expenses-and-spend",
				"Expenses and Spend",
				"Receipts, company cards, budgets and approvals: who spent what, and whether they should have.",
			],
			[
				"payroll-and-tax",
				"Payroll and Tax",
				"Wages, contractors, filings, value added tax and the rules of each country.",
			],
		],
	},
	{
		slug: "marketing",
		name: "Marketing",
		description:
			"Tools that help a company to be found and remembered: newsletters, search engines, social networks, campaigns and the numbers that say what worked.",
		faqs: [
			[
				"What is the difference to Sales?",
				"Marketing speaks to many people at once. Products for talking to one prospect at a time are under Sales and Support.",
			],
			[
				"Can I sort by price?",
				"Not by amount, because companies state prices in ways that cannot be compared; filter by pricing model instead.",
			],
		],
		children: [
			[
				"email-marketing",
				"Email Marketing",
				"Newsletters, campaigns, sequences and deliverability: mail that is sent to lists of subscribers.",
			],
			[
				"seo-and-content",
				"SEO and Content",
				"Keyword research, rankings in search engines, editorial calendars, writing and improving pages.",
			],
			[
				"social-media",
				"Social Media",
				"Planning, publishing and answering on social networks, and finding out what is said about a brand.",
			],
		],
	},
	{
		slug: "sales-and-support",
		name: "Sales and Support",
		description:
			"Software for the conversation with customers before and after they buy: contact management, outreach, help desks, chat, and keeping customers for long.",
		faqs: [
			[
				"Does it work with my mailbox?",
				"Many products state which mail and calendar systems they connect to; look at their features and the quotes behind them.",
			],
			[
				"Which are good for one person?",
				"Filter by the pricing models free and freemium: small plans are usually among them.",
			],
		],
		children: [
			[
				"crm",
				"CRM",
				"Customer relationship management: contacts, deals, pipelines and the history of every conversation.",
			],
			[
				"customer-support",
				"Customer Support",
				"Help desks, shared inboxes, live chat, knowledge bases for customers, and ticket systems.",
			],
			[
				"sales-outreach",
				"Sales Outreach",
				"Finding prospects, writing to them, proposals, demos and electronic signatures.",
			],
		],
	},
	{
		slug: "productivity",
		name: "Productivity",
		description:
			"Tools that give working hours back to people and teams: planning projects, agreeing on a time, writing things down and finding them again.",
		faqs: [
			[
				"Do these work for one person alone?",
				"Most do. Whether a plan for one person is free is in the pricing summary, where the company states it.",
			],
			["Do they work with my calendar?", "Each profile quotes with which calendars a product says it works."],
		],
		children: [
			[
				"project-management",
				"Project Management",
				"Tasks, boards, roadmaps, time tracking and workload for teams with more than one thing to do.",
			],
			[
				"scheduling",
				"Scheduling",
				"Calendars, appointment booking, reminders, shift plans and meeting times across time zones.",
			],
			[
				"notes-and-knowledge",
				"Notes and Knowledge",
				"Notebooks, team wikis, meeting notes and search across what an organisation knows.",
			],
		],
	},
	{
		slug: "design-and-media",
		name: "Design and Media",
		description:
			"Making things that are looked at and listened to: interface design, graphics, video, audio, and websites built without code.",
		faqs: [
			[
				"Who owns what I make?",
				"That is for each company's terms to say. Where its website states it, the profile quotes it.",
			],
			[
				"Are there tools for beginners?",
				"Yes. Descriptions usually say for whom a product is made; the reviews say whether it is so.",
			],
		],
		children: [
			[
				"design-tools",
				"Design Tools",
				"Interface design, prototypes, design systems, icons, illustration and feedback on drafts.",
			],
			[
				"video-and-audio",
				"Video and Audio",
				"Recording, editing, subtitling, transcribing and hosting of films, podcasts and music.",
			],
			[
				"website-builders",
				"Website Builders",
				"Sites, landing pages, forms and portfolios that are put together without writing code.",
			],
		],
	},
	{
		slug: "commerce-and-retail",
		name: "Commerce and Retail",
		description:
			"Selling goods on the web and in shops: storefronts, stock and shipping, and the reasons for which customers come back.",
		faqs: [
			["Are marketplaces listed?", "Software for running one is. A single shop is not a product of this directory."],
			[
				"Which shop systems are supported?",
				"Integrations are listed among the features, as far as the company's website names them.",
			],
		],
		children: [
			[
				"online-stores",
				"Online Stores",
				"Shop software, checkout, product pages, catalogues and tools for those who run web shops.",
			],
			[
				"inventory-and-shipping",
				"Inventory and Shipping",
				"Stock levels, warehouses, purchase orders, parcel labels, deliveries and returns.",
			],
			[
				"loyalty-and-reviews",
				"Loyalty and Reviews",
				"Points, vouchers, referrals, product reviews and everything that brings a buyer back.",
			],
		],
	},
	{
		slug: "people-and-hiring",
		name: "People and Hiring",
		description:
			"Software for those who look after a workforce: finding people, getting them started, training them, and knowing how they are.",
		faqs: [
			["Is payroll here?", "Payroll is under Finance and Accounting, because it ends in money and taxes."],
			[
				"Do these store applicants' data in Europe?",
				"Look for it in the profile: if the company's website says where data is kept, the quote is there.",
			],
		],
		children: [
			["recruiting", "Recruiting", "Job adverts, applicant tracking, interviews, skill tests and references."],
			[
				"onboarding-and-training",
				"Onboarding and Training",
				"First days, checklists, courses for employees, certificates and compliance training.",
			],
			[
				"employee-engagement",
				"Employee Engagement",
				"Surveys, feedback, recognition, goals and conversations between managers and their people.",
			],
		],
	},
	{
		slug: "health-and-wellness",
		name: "Health and Wellness",
		description:
			"Products for practices and for people: running a clinic, exercising and eating well, and looking after the mind.",
		faqs: [
			[
				"Are these medical devices?",
				"The directory does not judge that. If a company states a certification on its website, its profile quotes it.",
			],
			[
				"Can patients use them directly?",
				"Some are for practices, others for everybody; the description of each says which.",
			],
		],
		children: [
			[
				"clinic-management",
				"Clinic Management",
				"Appointments, records, reminders and billing for medical, dental and veterinary practices.",
			],
			[
				"fitness-and-nutrition",
				"Fitness and Nutrition",
				"Training plans, tracking, gyms and studios, recipes and meal plans.",
			],
			[
				"mental-health",
				"Mental Health",
				"Therapy practice software, meditation, sleep, journals and support for difficult times.",
			],
		],
	},
	{
		slug: "education",
		name: "Education",
		description:
			"Teaching and learning: courses on the web, languages, and the daily business of schools, from timetables to letters to parents.",
		faqs: [
			[
				"Are there products for schools with little money?",
				"Filter by the pricing models free, freemium and open source.",
			],
			["Is company training here?", "Training of employees is under People and Hiring."],
		],
		children: [
			[
				"online-courses",
				"Online Courses",
				"Platforms to make, sell and attend courses, with lessons, exercises and certificates.",
			],
			[
				"language-learning",
				"Language Learning",
				"Vocabulary, conversation, pronunciation and reading in another language.",
			],
			[
				"school-administration",
				"School Administration",
				"Timetables, attendance, grades, messages to parents and admissions.",
			],
		],
	},
	{
		slug: "security-and-privacy",
		name: "Security and Privacy",
		description:
			"Keeping systems, accounts and personal data safe: who may sign in, what a law or a customer demands, and where software can be broken into.",
		faqs: [
			[
				"Does a listing here mean that a product is secure?",
				"No. The directory shows what companies state, with quotes, and what their users write in reviews.",
			],
			["Where do certificates of compliance appear?", "Among the features, quoted from the company's website."],
		],
		children: [
			[
				"identity-and-access",
				"Identity and Access",
				"Sign-in, passwords, passkeys, roles, single sign-on and access reviews.",
			],
			[
				"compliance",
				"Compliance",
				"Evidence for audits, policies, vendor questionnaires, consent and records under privacy laws.",
			],
			[
				"application-security",
				"Application Security",
				"Finding and fixing weaknesses: scanners, dependency checks, penetration tests, secrets in code.",
			],
		],
	},
];

/** The tree as a drafter sees it in a new directory. */
export function categoryTree(categories = CATEGORIES, wordsOf = CATEGORY_WORDS): CategoryChoice[] {
	const choice = (slug: string, name: string, description: string, parent: string | null): CategoryChoice => {
		const words = wordsOf[slug];
		if (words === undefined) return { slug, name, description, parent };
		const { belongs, excludes, synonyms, hints } = words;
		return {
			slug,
			name,
			description,
			parent,
			belongs,
			excludes,
			synonyms: phrasesOf(synonyms),
			hints: phrasesOf(hints),
		};
	};
	return categories.flatMap(({ slug, name, description, children }) => [
		choice(slug, name, description, null),
		...children.map((child) => choice(...child, slug)),
	]);
}

/** A category's name, by its slug. */
export function categoryNamed(slug: string): string {
	const named = CATEGORIES.flatMap((category) => category.children).find(([own]) => own === slug);
	if (named === undefined) throw new Error(`There is no category ${slug}.`);
	return named[1];
}
