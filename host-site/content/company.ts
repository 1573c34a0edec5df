export const company = {
  name: 'Parikrama',
  origin: 'https://www.parikrama.example',
  email: 'hello@parikrama.example',
  phone: '+91 80 5550 0142',
  summary:
    '360° virtual tours, multilingual AI sales agents and property intelligence for builders and developers in India.',
  copyrightYear: 2024,
  hours: 'Monday to Saturday, 9:00 AM to 7:00 PM IST',
  offices: [
    {
      city: 'Bangalore',
      address: 'Fourth floor, 27 Sample Road, Indiranagar, Bengaluru 560038',
      phone: '+91 80 5550 0142',
      isHeadquarters: true,
      /** In degrees. */
      at: { north: 12.97, east: 77.59 },
    },
    {
      city: 'Mumbai',
      address: 'Unit 1203, Sample Business Park, Andheri East, Mumbai 400069',
      phone: '+91 22 5550 0176',
      at: { north: 19.08, east: 72.88 },
    },
    {
      city: 'Delhi NCR',
      address: 'Second floor, 8 Sample Avenue, Sector 44, Gurugram 122003',
      phone: '+91 124 555 0191',
      at: { north: 28.46, east: 77.03 },
    },
  ],
  social: ['LinkedIn', 'Instagram', 'YouTube', 'X'],
};
