const PHONE = '+91 80 5550 0142';

const offices = [
  {
    city: 'Bangalore',
    address: 'Fourth floor, 27 Chinmaya Lane, Indiranagar, Bengaluru 560038',
    phone: PHONE,
    isHeadquarters: true,
  },
  {
    city: 'Mumbai',
    address: 'Unit 1203, Marol Business Park, Andheri East, Mumbai 400069',
    phone: '+91 22 5550 0176',
  },
  {
    city: 'Delhi NCR',
    address: 'Second floor, 8 Golf Avenue, Sector 44, Gurugram 122003',
    phone: '+91 124 555 0191',
  },
];

export const company = {
  name: 'Parikrama',
  origin: 'https://www.parikrama.example',
  email: 'hello@parikrama.example',
  phone: PHONE,
  phoneLink: `tel:${PHONE.replaceAll(' ', '')}`,
  summary:
    '360° virtual tours, multilingual AI sales agents and property intelligence for builders and developers in India.',
  copyrightYear: 2024,
  hours: 'Monday to Saturday, 9:00 AM to 7:00 PM IST',
  offices,
  cities: offices
    .map(({ city, isHeadquarters }) => city + (isHeadquarters ? ' (headquarters)' : ''))
    .join(', '),
  social: ['LinkedIn', 'Instagram', 'YouTube', 'X'],
};
