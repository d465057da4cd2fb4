import { book, type MessyFile } from './messyFile.ts';
import { basic, hyphens, named, plain, sex, wide, withAll, withDate, withPhone } from './messySheets.ts';

const parts = (date: string) => date.split('-').map(Number) as [number, number, number];

/** Values and headers as people write them. */
export const messySpellings = (): MessyFile[] => [
  book('parents-in-one-cell', [
    {
      header: ['이름', '이메일', '학생 폰', '학부모 폰'],
      line: p => [
        p.name,
        p.email,
        hyphens(p.phone),
        [
          `부 ${hyphens(p.parentPhone)}\n모 010-5555-0000`,
          `모) ${hyphens(p.parentPhone)} / 부) 010-5555-0000`,
          `어머니:${p.parentPhone}, 아버지:01055550000`,
        ][p.index % 3]!,
      ],
      expected: p => ({ ...basic(p), guardianPhone: p.parentPhone }),
    },
  ]),
  book('half-and-full-width', [
    {
      ...withAll,
      line: p => [
        p.name,
        wide(p.email).replace('＠', '@'),
        [
          hyphens(p.phone).replaceAll('-', 'ー'),
          hyphens(p.phone).replaceAll('-', '‐'),
          hyphens(p.phone).replaceAll('-', '―'),
          hyphens(p.phone).replaceAll('-', '〜'),
        ][p.index % 4]!.replace(/^010/, '０１０'),
        `${sex(p)}　`,
        wide(p.birthday.replaceAll('-', '．')),
      ],
    },
  ]),
  book('dates-korean-more', [
    withDate((date, { index }) => {
      const [y, m, d] = parts(date);
      const two = (n: number) => String(n).padStart(2, '0');
      return [
        `${y}년 ${m}월 ${d}일`,
        `${y}년${two(m)}월${two(d)}일(화)`,
        `'${two(y % 100)}. ${m}. ${d}.`,
        `${two(y % 100)}년 ${m}월 ${d}일`,
        `${y}.${two(m)}.${two(d)} (만 ${2026 - y}세)`,
        `${y}년 ${m}월 ${d}일 (양력)`,
        `양력 ${y}.${m}.${d}`,
        `${y}/${m}/${d} 0:00`,
      ][index % 8]!;
    }),
  ]),
  book('dates-with-ages', [
    withDate((date, { index }) => {
      const [y, m, d] = parts(date);
      return [
        `${y}-${m}-${d} 오전 12:00:00`,
        `${y}. ${m}. ${d} 오전 12:00`,
        `${date}T00:00:00Z`,
        `${date}T00:00:00.000+09:00`,
        `${y}ㆍ${m}ㆍ${d}`,
        `${y}·${m}·${d}`,
        `${y}_${m}_${d}`,
        `${y}, ${m}, ${d}`,
      ][index % 8]!;
    }),
  ]),
  book('phones-scientific', [withPhone(phone => `${(Number(phone) / 1e9).toFixed(9)}E+09`)]),
  book('phones-marked', [
    withPhone(
      (phone, { index }) =>
        [
          `HP) ${hyphens(phone)}`,
          `☎ ${hyphens(phone)}`,
          `${hyphens(phone)} (카톡)`,
          `+82(0)10-${phone.slice(3, 7)}-${phone.slice(7)}`,
          `(010) ${phone.slice(3, 7)}-${phone.slice(7)}`,
          `010/${phone.slice(3, 7)}/${phone.slice(7)}`,
          `H.P ${phone}`,
          `${phone.slice(0, 3)}_${phone.slice(3, 7)}_${phone.slice(7)}`,
          `T.${hyphens(phone)}`,
          `${hyphens(phone)};`,
        ][index % 10]!,
    ),
  ]),
  book('headers-spread', [named('성    명', 'E - mail', '연 락 처')]),
  book('headers-with-units', [
    {
      ...withAll,
      header: [
        '성 명\n(한글)',
        'E-mail 주소\n(로그인 ID로 사용)',
        '휴대폰\n번호',
        '성별\n(남/여)',
        '생년월일\n(8자리)',
      ],
      line: p => [p.name, p.email, p.phone, sex(p), p.birthday.replaceAll('-', '')],
    },
  ]),
  book('headers-numbered', [
    { ...withAll, header: ['① 이름', '② 이메일', '③ 휴대전화', '④ 성별', '⑤ 생년월일'] },
  ]),
  book('sex-in-many-words', [
    {
      ...withAll,
      line: p => [
        p.name,
        p.email,
        p.phone,
        (p.gender === 'MALE'
          ? ['남학생', '남자', '♂', 'M', 'male', '男', '남(M)']
          : ['여학생', '여자', '♀', 'F', 'Female', '女', '여(F)'])[p.index % 7]!,
        p.birthday,
      ],
    },
  ]),
  book('emails-in-odd-shapes', [
    {
      ...plain,
      line: p => [
        p.name,
        [
          `${p.email}\u200B`,
          `E: ${p.email}`,
          `(${p.email})`,
          `"${p.email}"`,
          `${p.email} (구글)`,
          `${p.email}\n`,
          `이메일 ${p.email}`,
          p.email.replace('@', '＠'),
          `${p.email},`,
        ][p.index % 9]!,
        p.phone,
      ],
    },
  ]),
];
