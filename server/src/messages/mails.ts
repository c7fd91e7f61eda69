const paragraphs = (...texts: readonly string[]) => texts.join('\n\n');

const newPasswordMail = {
  subject: (supplier: string) => `Choose a new password for ${supplier}`,
  text: (given: {
    readonly name: string;
    readonly supplier: string;
    readonly minutes: number;
    readonly link: string;
  }) =>
    paragraphs(
      `Hello ${given.name},`,
      `We received a request for a new password for your user name at ${given.supplier}. Choose one within ${given.minutes} minutes:`,
      given.link,
      'If it wasn’t you, ignore this email. Your password hasn’t changed.',
    ),
};

interface PasswordLink {
  readonly name: string;
  readonly username: string;
  readonly supplier: string;
  readonly hours: number;
  readonly link: string;
  /** Page where a new link can be requested. */
  readonly again: string;
}

const invitationMail = {
  subject: (supplier: string) => `Your user name for ${supplier}`,
  text: ({ name, username, supplier, hours, link, again }: PasswordLink) =>
    paragraphs(
      `Hello ${name},`,
      `You can now sign in to the ordering portal of ${supplier}. Your user name is ${username}. Choose a password within ${hours} hours:`,
      link,
      `If the link has expired, request another one:\n${again}`,
    ),
};

const operatorPasswordMail = {
  subject: (supplier: string) => `Choose a new password for ${supplier}`,
  text: ({ name, username, supplier, hours, link, again }: PasswordLink) =>
    paragraphs(
      `Hello ${name},`,
      `${supplier} has sent you a link for a new password. Your user name is ${username}. Choose a password within ${hours} hours:`,
      link,
      `Your password stays the same until you do. If the link has expired, request another one:\n${again}`,
    ),
};

const registrationMail = {
  subject: (account: string) => `Registration for account ${account}`,
  text: (given: {
    readonly name: string;
    /** Who wants to register. */
    readonly person: string;
    readonly email: string;
    readonly supplier: string;
    readonly account: string;
    readonly number: string;
  }) =>
    paragraphs(
      `Hello ${given.name},`,
      `${given.person} (${given.email}) wants to register at ${given.supplier} to order on account ${given.account}.`,
      'If you agree, give them this registration number. It can be used once within seven days:',
      given.number,
      'Otherwise, ignore this email.',
    ),
};

const securityNoticeMail = {
  changes: {
    password: 'Your password was changed',
    second_factor_on: 'Two-step sign-in was turned on',
    second_factor_off: 'Two-step sign-in was turned off',
  },
  addressChanged: 'Your email address was changed',
  subject: (change: string, supplier: string) => `${change} (${supplier})`,
  /** `22 November 2026 at 19:22 UTC` */
  time: (day: string, time: string) => `${day} at ${time}`,
  text: (given: {
    readonly name: string;
    readonly change: string;
    readonly supplier: string;
    readonly time: string;
    readonly link: string;
  }) =>
    paragraphs(
      `Hello ${given.name},`,
      `${given.change} for ${given.supplier} on ${given.time}. Your other sessions have been signed out.`,
      'If this was you, you don’t need to do anything.',
      `If it wasn’t you, choose a new password now and contact your branch:\n${given.link}`,
    ),
  /** Goes to the former address, so it offers no link: a link to choose a password would go to the new one. */
  addressText: (given: {
    readonly name: string;
    readonly change: string;
    readonly supplier: string;
    readonly time: string;
  }) =>
    paragraphs(
      `Hello ${given.name},`,
      `${given.change} for ${given.supplier} on ${given.time}. Emails now go to the new address.`,
      'If you asked for this, you don’t need to do anything.',
      'If you didn’t, contact your branch now.',
    ),
};

const publicationRequestMail = {
  subject: (page: string, supplier: string) => `Publication requested: ${page} (${supplier})`,
  text: (given: {
    readonly name: string;
    /** User name of the requester. */
    readonly requester: string;
    readonly page: string;
    readonly address: string;
    readonly comment: string;
    readonly link: string;
  }) =>
    paragraphs(
      `Hello ${given.name},`,
      `${given.requester} requests publication of a draft of the page ${given.page} (${given.address}).`,
      ...(given.comment === '' ? [] : [`${given.requester} writes:\n${given.comment}`]),
      `Review and publish it here:\n${given.link}`,
    ),
};

const certificatesMail = {
  subject: (numbers: readonly string[]) =>
    numbers.length === 1 ? `Test certificate ${numbers[0]}` : `${numbers.length} test certificates`,
  line: (number: string, stockCode: string, batch: string) => `${number}  ${stockCode}  batch ${batch}`,
  text: (given: {
    readonly sender: string;
    readonly supplier: string;
    readonly lines: readonly string[];
    readonly message: string | undefined;
  }) =>
    paragraphs(
      `${given.sender} asked ${given.supplier} to send you these test certificates:`,
      given.lines.join('\n'),
      ...(given.message ? [`${given.sender} writes:\n${given.message}`] : []),
    ),
};

const orderNoticeMail = {
  subject: (order: string, title: string) => `Order ${order}: ${title}`,
  shipped: {
    title: 'shipped',
    text: (carrier: string, tracking: string) =>
      [
        carrier === ''
          ? 'Goods from your order have been shipped.'
          : `Goods from your order have been shipped with ${carrier}.`,
        ...(tracking === '' ? [] : [`Tracking number: ${tracking}`]),
      ].join('\n'),
  },
  lineChanged: {
    title: 'a line was changed',
    text: (line: number, quantity: number | undefined, unitPrice: string | undefined, reason: string) =>
      [
        `Line ${line} was changed.`,
        ...(quantity === undefined ? [] : [`New quantity: ${quantity}`]),
        ...(unitPrice === undefined ? [] : [`New price: ${unitPrice} AUD`]),
        ...(reason === '' ? [] : [`Reason: ${reason}`]),
      ].join('\n'),
  },
  lineRefused: {
    title: 'a line cannot be supplied',
    text: (line: number, reason: string) =>
      [`Line ${line} cannot be supplied.`, ...(reason === '' ? [] : [`Reason: ${reason}`])].join('\n'),
  },
  backOrdered: {
    title: 'a line is on back order',
    text: (line: number, quantity: number, expected: string | null) =>
      `Line ${line}: ${quantity} on back order${expected === null ? '. There is no date yet.' : `, expected on ${expected}.`}`,
  },
  certified: {
    title: 'test certificates are ready',
    text: (numbers: readonly string[]) =>
      `Test certificates for your goods are ready: ${numbers.join(', ')}. You can open them from the order.`,
  },
  credited: {
    title: 'a credit note was issued',
    text: (number: string, total: string | undefined, reason: string) =>
      [
        `Credit note ${number} was issued for your order.`,
        ...(total === undefined ? [] : [`Total: ${total} AUD including GST`]),
        ...(reason === '' ? [] : [`Reason: ${reason}`]),
      ].join('\n'),
  },
  text: (given: {
    readonly name: string;
    readonly supplier: string;
    readonly order: string;
    readonly news: string;
    readonly link: string;
  }) =>
    paragraphs(
      `Hello ${given.name},`,
      `${given.supplier} has an update on your order ${given.order}:`,
      given.news,
      `See the order:\n${given.link}`,
      'You can turn these emails off in your preferences.',
    ),
};

export const mailsMessages = {
  newPassword: newPasswordMail,
  invitation: invitationMail,
  operatorPassword: operatorPasswordMail,
  registration: registrationMail,
  securityNotice: securityNoticeMail,
  certificates: certificatesMail,
  publicationRequest: publicationRequestMail,
  orderNotice: orderNoticeMail,
  tooMany: (perHour: number) =>
    `You have sent ${perHour} emails in the last hour. Try again later, or download the file.`,
};
